import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Nginx {
  /** Holds its configuration, its logs and its temporary files. */
  folder: string
  /** What goes into its `http` block. */
  http: string
  /** A port of that configuration: nginx is up once it answers there. */
  port: number
}

/** Starts a real nginx and waits until it answers. */
export async function startNginx({ folder, http, port }: Nginx) {
  // Started by root, nginx works as another user, who has to get at its temporary files.
  chmodSync(folder, 0o755)
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const config = join(folder, 'nginx.conf')
  const errors = join(folder, 'error.log')
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${errors} crit;
events { worker_connections 4096; }
http { ${temporaryFolders} access_log off; ${http} }
`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-e', errors, '-c', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  nginx.on('error', () => {
    throw new Error('nginx is not installed. On Debian: apt-get install nginx-light.')
  })
  const killWithUs = () => nginx.kill()
  process.on('exit', killWithUs)
  const ended = once(nginx, 'exit')
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended before it answered: see ${errors}`)
    await wait(50)
  }
  return {
    stop: async () => {
      nginx.kill()
      await ended
      process.off('exit', killWithUs)
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = get({ port, host: '127.0.0.1' }, (response) => {
      response.resume()
      resolve(true)
    })
    probe.on('error', () => resolve(false))
  })
}
