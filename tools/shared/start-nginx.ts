import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Nginx {
  /** For its configuration, logs, and temporary files. */
  folder: string
  /** The content of the `http` block. */
  http: string
  /** A port of that configuration; nginx is ready once it responds there. */
  port: number
}

/** Starts a real nginx and waits until it responds. */
export async function startNginx({ folder, http, port }: Nginx) {
  // Started by root, nginx workers run as another user, who needs access to the temporary files.
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
    throw new Error('nginx isn’t installed. On Debian, run apt-get install nginx-light.')
  })
  const killOnExit = () => nginx.kill()
  process.on('exit', killOnExit)
  const ended = once(nginx, 'exit')
  while (!(await responds(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx exited before it responded. See ${errors}`)
    await wait(50)
  }
  return {
    stop: async () => {
      nginx.kill()
      await ended
      process.off('exit', killOnExit)
    },
  }
}

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = get({ port, host: '127.0.0.1' }, (response) => {
      response.resume()
      resolve(true)
    })
    probe.on('error', () => resolve(false))
  })
}
