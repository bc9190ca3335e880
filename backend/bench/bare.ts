import express from 'express';

/** Runs Express with one route for each given path, which sends the given bytes. */
process.once('message', (responses: Record<string, string>) => {
  const app = express();
  for (const [path, body] of Object.entries(responses)) {
    app.get(path, (_request, response) => void response.type('json').send(body));
  }
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
