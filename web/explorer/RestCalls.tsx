import { useGraphiQL } from '@graphiql/react';
import { useId } from 'react';
import type { RestTrace } from './ask-gateway.ts';

/**
 * The REST calls behind the last response: endpoint, who answered and how, and time. Nothing is shown
 * of another operation than the one in the editor.
 */
export function RestCalls({ trace: last }: { trace: RestTrace | undefined }) {
  const operationName = useGraphiQL((state) => state.operationName);
  const trace = last?.operation === operationName ? last : undefined;
  const id = useId();
  return (
    <section className="rest-calls" aria-labelledby={id}>
      <h3 id={id}>REST calls{trace?.operation && ` of ${trace.operation}`}</h3>
      <CallTable calls={trace?.calls} />
    </section>
  );
}

function CallTable({ calls }: { calls: RestTrace['calls'] | undefined }) {
  if (calls === undefined) return <p>Run an operation to see what it asks the backend.</p>;
  if (calls === null) return <p>The response does not tell of any.</p>;
  if (calls.length === 0) return <p>None: the gateway needed nothing from the backend.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Endpoint</th>
          <th scope="col">Source</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ endpoint, outcome, ms }, index) => (
          <tr key={index}>
            <td>
              <code>{endpoint}</code>
            </td>
            <td className={outcome === 'ok' ? undefined : 'failed'}>
              {outcome === 'ok' ? 'backend' : `backend: ${outcome}`}
            </td>
            <td>{ms} ms</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
