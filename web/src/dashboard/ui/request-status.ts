import type { RequestStatus } from '../../apollo/schema.generated.ts';

/** The names of what was done about an enquiry or application, in the order of the work. */
export const statusNames: Record<RequestStatus, string> = {
  OPEN: 'Open',
  ANSWERED: 'Answered',
  DONE: 'Done',
};

/** All of them, as the options of a choice. */
export const statusOptions = Object.keys(statusNames)
  .filter(isStatus)
  .map((value) => ({ value, label: statusNames[value] }));

/** Whether a text is the name that the schema gives to a status. */
export function isStatus(name: string): name is RequestStatus {
  return Object.hasOwn(statusNames, name);
}
