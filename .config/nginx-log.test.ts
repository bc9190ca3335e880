import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../backend/src/testing/free-port.ts';
import { newFolder } from '../backend/src/testing/new-folder.ts';

const site = readFileSync('docs/deploy/nginx.conf', 'utf8');
const nginx = '/usr/sbin/nginx';

/** Asks as a visitor at an address of their own, through a proxy that names another one. */
function ask(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'www.example.com', 'x-forwarded-for': '203.0.113.7' };
    request({ port, path, headers, host: '127.0.0.1', localAddress: '127.0.0.77' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.runIf(existsSync(nginx))(
  "nginx with the site's file logs no address, even of a failed request",
  async () => {
    const folder = newFolder();
    for (const name of ['cache', 'log']) mkdirSync(join(folder, name));
    const [plain, secure, nobody] = [await freePort(), await freePort(), await freePort()];
    const here = site
      .replaceAll(/^ *(ssl_|http2 ).*$/gm, '')
      .replace(/listen 80;/, `listen 127.0.0.1:${plain};`)
      .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${secure};`)
      .replace('127.0.0.1:4000', `127.0.0.1:${nobody}`)
      .replace('/var/lib/nginx/site', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', join(folder, 'log'));
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    // As Debian's nginx.conf has it around the site's file.
    const around = `access_log ${folder}/log/access.log; error_log ${folder}/log/error.log;`;
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; events {} http { ${around} ${places} ${here} }`,
    );
    const server = spawn(nginx, ['-e', join(folder, 'start'), '-c', join(folder, 'nginx.conf')]);
    onTestFinished(() => {
      server.kill('SIGKILL');
    });
    await expect.poll(() => ask(plain, '/').catch(() => 0)).toBe(301);
    expect(await ask(secure, '/somewhere?name=private')).toBe(502);

    const read = () =>
      readdirSync(join(folder, 'log')).map((name) =>
        readFileSync(join(folder, 'log', name), 'utf8'),
      );
    await expect.poll(() => read().join('')).toContain('"GET /somewhere" 502');
    expect(read().join('')).not.toMatch(/127\.0\.0\.77|203\.0\.113\.7|private/);
  },
);
