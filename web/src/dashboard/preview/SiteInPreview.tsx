import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { isPreviewed, overlay } from './previewed.ts';

/** Shows in the site, which runs in the preview's frame, what the dashboard's forms have not saved. */
export function SiteInPreview() {
  const { cache } = useApolloClient();

  useEffect(() => {
    const tell = (message: 'ready' | 'close') =>
      window.parent.postMessage(message, location.origin);

    function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
      const isFromDashboard = source === window.parent && origin === location.origin;
      if (isFromDashboard && isPreviewed(data)) overlay(cache, data);
    }

    // The dialog around the frame does not notice its keys.
    function handleKeyDown({ key, defaultPrevented }: KeyboardEvent) {
      if (key === 'Escape' && !defaultPrevented) tell('close');
    }

    // The preview is of this screen: links would leave it.
    function handleClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }

    window.addEventListener('message', handleMessage);
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('click', handleClick, { capture: true });
    tell('ready');
    return () => {
      window.removeEventListener('message', handleMessage);
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('click', handleClick, { capture: true });
    };
  }, [cache]);

  return null;
}
