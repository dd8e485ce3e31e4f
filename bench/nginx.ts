import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/src/testing/free-port.ts'

interface Nginx {
  /** The port behind which only the first server is, and the one with both. */
  one: number
  both: number
  stop: () => Promise<void>
}

/** A real nginx in front of two servers. A request that only reads and gets no answer goes on to the other server. */
export async function startNginx([first, second]: readonly [number, number]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-nginx-'))
  const [one, both] = [await freePort(), await freePort()]
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1;
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log crit;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_connect_timeout 1s;
      upstream one { server 127.0.0.1:${first}; keepalive 64; }
      upstream both {
        server 127.0.0.1:${first} max_fails=1 fail_timeout=2s;
        server 127.0.0.1:${second} max_fails=1 fail_timeout=2s;
        keepalive 64;
      }
      server { listen 127.0.0.1:${one}; location / { proxy_pass http://one; } }
      server { listen 127.0.0.1:${both}; location / { proxy_pass http://both; } }
    }`,
  )
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  process.on('exit', () => nginx.kill())
  nginx.on('error', () => {
    throw new Error('nginx is not there. Install it (Debian: apt-get install nginx-light).')
  })
  return {
    one,
    both,
    stop: async () => {
      nginx.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
