import { useCallback } from 'react';

import { ImageTile } from './ImageTile.tsx';

interface ImagePreviewProps {
  image: File;
  onRemove: () => void;
}

/** A chosen image before its upload, with the icon that takes it out again. */
export function ImagePreview({ image, onRemove }: ImagePreviewProps) {
  const showFile = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(image);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );
  return (
    <ImageTile removeLabel={`Remove ${image.name}`} onRemove={onRemove}>
      <img ref={showFile} alt={image.name} />
    </ImageTile>
  );
}
