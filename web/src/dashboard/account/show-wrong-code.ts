import { isRefusedAs, isRefusedIn } from '../../apollo/errors.ts';
import { showFailure } from '../../ui/alert/alert.ts';

/** Shows what is wrong with a code of the second factor, if that is why a call was refused. */
export function showWrongCode(error: unknown): void {
  if (isRefusedAs(error, 'CODE_OF_ANOTHER_TIME')) {
    showFailure(
      'The code is of another time: the clock of the device with the app is fast or slow. Have it set automatically, and try again in five minutes.',
    );
  } else if (isRefusedIn(error, 'code')) showFailure('The code is wrong');
}
