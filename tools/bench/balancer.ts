import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startNginx } from '../shared/start-nginx.ts'

interface Balancer {
  /** `one` proxies to the first server only, `both` to both. */
  one: number
  both: number
  stop: () => Promise<void>
}

/** A real nginx in front of two servers. Reads that one of them doesn't respond to are retried on the other. */
export async function startBalancer([first, second]: readonly [number, number]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-nginx-'))
  const [one, both] = [await freePort(), await freePort()]
  const nginx = await startNginx({
    folder,
    port: both,
    http: `
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
      server { listen 127.0.0.1:${both}; location / { proxy_pass http://both; } }`,
  })
  return {
    one,
    both,
    stop: async () => {
      await nginx.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
