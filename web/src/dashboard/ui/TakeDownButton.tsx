import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';

import { busy } from '../../ui/busy.tsx';
import { isRefusedAs } from '../../apollo/errors.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { confirm } from './confirm.ts';
import { forgetImage, pathOf } from './forget-image.ts';
import { refusedFields } from './refusal.ts';
import { untilGone } from './until-gone.ts';
import { TakeDownImageDocument, TakeDownOfferDocument } from './TakeDownImage.generated.ts';

/** Whether the backend takes images down. */
export function useTakeDownOffer(): boolean {
  return useQuery(TakeDownOfferDocument).data?.takesDownImages ?? false;
}

interface TakeDownButtonProps {
  image: { path: string };
  /** What its button calls the image. */
  name: string;
}

/**
 * Takes an image down for good, after a confirmation; it is gone from trash and history. Renders nothing
 * where the backend does not offer it.
 */
export function TakeDownButton(props: TakeDownButtonProps) {
  return useTakeDownOffer() && <OfferedButton {...props} />;
}

function OfferedButton({ image, name }: TakeDownButtonProps) {
  const path = pathOf(image);
  const client = useApolloClient();
  const [takeDown, { loading }] = useMutation(TakeDownImageDocument, {
    update: (cache) => forgetImage(cache, path),
  });

  async function handleTakeDown() {
    const detail =
      'Its file is deleted, and the trash and the history lose it. It cannot be restored after that.';
    if (!(await confirm('Take this image down for good?', detail))) return;
    try {
      await untilGone(client, takeDown({ variables: { input: { path } } }));
      showAlert('Taken down for good');
    } catch (error) {
      // The client has logged it; this one the administrator can do something about.
      const reason = conflictIn(error);
      if (reason) showFailure(`This image ${reason}. Remove it there first.`);
    }
  }

  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      {...busy(loading)}
      onClick={handleTakeDown}
      aria-label={`Take down ${name} for good`}
    >
      Take down
    </Button>
  );
}

/** Returns what the server says about the image that is still in use; undefined if the error has another cause. */
function conflictIn(error: unknown): string | undefined {
  if (!isRefusedAs(error, 'CONFLICT')) return undefined;
  return refusedFields(error).path ?? 'is still in use';
}
