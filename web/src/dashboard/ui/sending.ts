import { createContext } from 'react';

/** Whether the form around is being sent with all that it holds, and takes no input meanwhile. */
export const SendingContext = createContext(false);
