import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';

import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createFetcher } from './ask-gateway.ts';
import type { RestTrace } from './ask-gateway.ts';
import { ExampleList } from './ExampleList.tsx';
import { readExamples } from './examples.ts';
import { RestCalls } from './RestCalls.tsx';
import { UploadFields } from './UploadFields.tsx';

const examples = readExamples(
  import.meta.glob<string>('../../docs/examples/*.graphql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<string>('../../docs/examples/*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const examplesPlugin = {
  title: 'Examples',
  icon: () => (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 6h.01M4 12h.01M4 18h.01M8 6h12M8 12h12M8 18h12" />
    </svg>
  ),
  content: () => <ExampleList examples={examples} />,
};
const plugins = [examplesPlugin, HISTORY_PLUGIN];
const defaultTabs = examples.slice(0, 1).map(({ query, variables }) => ({ query, variables }));

/** GraphiQL over this gateway, with the examples, files and the trace of REST calls. */
function Explorer() {
  const [trace, setTrace] = useState<RestTrace>();
  const [fetcher] = useState(() => createFetcher(setTrace));
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={plugins}
      visiblePlugin={examplesPlugin}
      defaultTabs={defaultTabs}
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Footer>
        <UploadFields />
        <RestCalls trace={trace} />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}

const place = document.getElementById('explorer');
if (place) createRoot(place).render(<Explorer />);
