import express from 'express';

/** Express with nothing but one route for each path given, which answers the bytes given. */
process.once('message', (answers: Record<string, string>) => {
  const app = express();
  for (const [path, body] of Object.entries(answers)) {
    app.get(path, (_request, response) => void response.type('json').send(body));
  }
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
