/** What is said of a write of which nobody knows whether it is stored: a second one may store it twice. */
export const uncertainReason =
  'the server has not confirmed it. It may be stored: look before you try again';
