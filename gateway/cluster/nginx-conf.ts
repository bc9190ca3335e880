/** The ports of nginx for visitors and for the gateways, and the servers behind it. */
export interface Ports {
  site: number;
  rest: number;
  gateways: number[];
  backends: number[];
}

/**
 * Configures nginx in front of gateways and backends. A read that a server fails goes to the next; a
 * write only where it cannot have reached the first, since it must not be done twice.
 */
export function nginxConf(folder: string, { site, rest, gateways, backends }: Ports): string {
  // A server that is away, or sends 503 while it stops or starts, is left alone for one to two seconds.
  const upstream = (name: string, ports: number[]) => `
  upstream ${name} {
    zone ${name} 64k;
    ${ports.map((port) => `server 127.0.0.1:${String(port)} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 60s;
  }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_rlimit_nofile 8192;
events { worker_connections 4000; }
http {
  access_log off;
  ${temporary}
  client_max_body_size 60m;
  proxy_next_upstream error timeout http_502 http_503;
  proxy_connect_timeout 20s;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Host "";
  ${upstream('gateways', gateways)}
  ${upstream('backends', backends)}
  server {
    listen 127.0.0.1:${String(site)};
    location / { proxy_pass http://gateways; }
    location /api/ { proxy_pass http://backends; }
  }
  server {
    listen 127.0.0.1:${String(rest)};
    location / { proxy_pass http://backends; }
  }
}
`;
}
