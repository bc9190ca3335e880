import type { FragmentType } from '@apollo/client';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { entities } from '../entity/entities.ts';
import { LinkCard } from '../lists/LinkCard.tsx';
import { SpareCard_SpareFragmentDoc } from './SpareCard.generated.ts';

interface SpareCardProps {
  spare: FragmentType<typeof SpareCard_SpareFragmentDoc>;
  /** The parts of it that match the filter of the list. */
  matchingParts?: readonly string[] | undefined;
}

/** Shows a spare's first image and German title, and links to its screen. */
export function SpareCard({ spare, matchingParts = [] }: SpareCardProps) {
  const { id, restId, title, images } = useFragmentData(SpareCard_SpareFragmentDoc, spare);

  return (
    <LinkCard
      id={id}
      to={entities.SPARE.path(restId)}
      title={title.de}
      language="de"
      image={images[0]}
      note={heldNote(matchingParts)}
      restId={restId}
    />
  );
}

function heldNote([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  return `Holds ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
