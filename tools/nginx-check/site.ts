import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNginx } from '../shared/start-nginx.ts'

const EXAMPLE = join(import.meta.dirname, '../../deploy/nginx.conf')

interface Ports {
  http: number
  https: number
  /** The test double for CAS, over https. */
  cas: number
  /** The two servers behind nginx. */
  one: number
  two: number
}

/** Starts nginx with deploy/nginx.conf, adapted only in ports, names, and folders, and with an https proxy for CAS. */
export async function startSite(folder: string, ports: Ports, casUrl: string) {
  const certificate = makeCertificate(folder)
  writeFileSync(join(folder, 'site.conf'), adapt(readFileSync(EXAMPLE, 'utf8'), folder, ports))
  const nginx = await startNginx({
    folder,
    port: ports.http,
    http: `include /etc/nginx/mime.types;
  include ${join(folder, 'site.conf')};
  server {
    listen 127.0.0.1:${ports.cas} ssl;
    ssl_certificate ${join(folder, 'fullchain.pem')}; ssl_certificate_key ${join(folder, 'privkey.pem')};
    location / { proxy_pass ${new URL(casUrl).origin}; }
  }`,
  })
  return { ...nginx, certificate }
}

function adapt(example: string, folder: string, { http, https, one, two }: Ports): string {
  const changes: [RegExp, string][] = [
    [/listen \[::\].*\n/g, '\n'],
    [/listen 80;/g, `listen 127.0.0.1:${http};`],
    [/listen 443/g, `listen 127.0.0.1:${https}`],
    [/prompts\.example\.edu/g, 'localhost'],
    [/\/etc\/ssl\/prompt-library/g, folder],
    [/\/var\/cache\/nginx\/prompt-library/g, join(folder, 'cache')],
    [/\/var\/log\/nginx\/prompt-library\.log/g, join(folder, 'access.log')],
    [/127\.0\.0\.1:3001/g, `127.0.0.1:${one}`],
    [/127\.0\.0\.1:3002/g, `127.0.0.1:${two}`],
  ]
  return changes.reduce((site, [from, to]) => {
    if (site.search(from) === -1) throw new Error(`nginx.conf doesn’t contain ${from}`)
    return site.replaceAll(from, to)
  }, example)
}

function makeCertificate(folder: string): string {
  const certificate = join(folder, 'fullchain.pem')
  const key = join(folder, 'privkey.pem')
  const options =
    '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return certificate
}
