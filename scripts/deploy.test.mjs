import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SETTING_NAMES } from '../server/src/config.ts'
import { renderTemplate } from './render-chart.mjs'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')
const { version, workspaces } = JSON.parse(read('package.json'))
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
const compose = parse(read('deploy/compose.yaml'), { merge: true })
/** What the proxy of compose.yaml reads. */
const containerConfig = execFileSync('sed', ['-f', 'nginx-container.sed', 'nginx.conf'], {
  cwd: join(root, 'deploy'),
  encoding: 'utf8',
})

/** Of PostgreSQL, nginx in compose.yaml, and Node itself. */
const OTHER_NAMES = [
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'SERVER_NAME',
  'NODE_EXTRA_CA_CERTS',
]
const known = [...SETTING_NAMES, ...OTHER_NAMES]

describe('settings', () => {
  const inTable = (page) => {
    const rows = [...page.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, names]) => names)
    return rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  }

  it('are in docs/settings.md once, and in .env.example once', () => {
    const inExample = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(inTable(read('docs/settings.md')).sort()).toEqual(SETTING_NAMES.toSorted())
    expect(inExample.sort()).toEqual(SETTING_NAMES.toSorted())
  })

  it('that every campus looks at are in the README, as they are in docs/settings.md', () => {
    const [, section] = read('README.md').split('\n## Settings\n')
    const names = inTable(section.split('\n## ')[0])
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  })

  it.each([
    ['Dockerfile'],
    ['deploy/compose.yaml'],
    ['deploy/chart/values.yaml'],
    ['deploy/chart/templates/deployment.yaml'],
    ['deploy/prompt-library@.service'],
    ['deploy/prompt-library-backup.service'],
    ['docs/operations.md'],
    ['docs/runbook.md'],
    ['docs/sign-in.md'],
  ])('of %s are settings of the server', (file) => {
    const names = [...read(file).matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name)
    const unknown = names.filter(
      (name) => !known.some((one) => one === name || (one.startsWith('OIDC_') && name === 'OIDC_')),
    )
    expect(unknown.filter((name) => !/^(?:AF_|SIG|INVALID_)/.test(name))).toEqual([])
  })
})

describe('Dockerfile', () => {
  it('is built on the Node of runtime/package.json', () => {
    const [node] = Object.values(JSON.parse(read('runtime/package.json')).optionalDependencies)
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(images)).toEqual(new Set([`node:${node}-bookworm-slim`, 'base']))
  })

  it('copies every workspace’s package.json, and nothing that .dockerignore leaves out', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, from]) =>
      from.split(' '),
    )
    for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`)
    const sent = [...read('.dockerignore').matchAll(/^!(.*)$/gm)].map(([, path]) => path)
    expect(copied.filter((path) => !sent.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual(
      [],
    )
  })

  it('runs as a user without rights, with a health check', () => {
    expect(dockerfile).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\/readyz/m)
  })
})

describe('backups on Debian', () => {
  it('are written and deleted in one folder of the unit, the latter only if the former succeeds', () => {
    const unit = read('deploy/prompt-library-backup.service')
    const [, folder] = /^WorkingDirectory=(.*)$/m.exec(unit)
    expect(unit).toContain(
      `ExecStartPost=/usr/bin/find ${folder}/backups -name library-*.json.gz -mtime +30 -delete\n`,
    )
    expect(folder).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`)
    expect(read('docs/runbook.md')).toContain(`${folder}/backups`)
  })
})

describe('nginx.conf', () => {
  it('logs no path that has the token of a collection', () => {
    const [, rules] = read('deploy/nginx.conf').match(/map \$uri \$logged_path \{([^}]*)\}/)
    const hidden = [...rules.matchAll(/"~([^"]+)"/g)].map(([, pattern]) => new RegExp(pattern))
    const description = JSON.parse(read('contract/openapi.json'))
    const paths = [...Object.keys(description.paths), '/collections/{token}'].filter((path) =>
      path.includes('{token}'),
    )
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !hidden.some((pattern) => pattern.test(path)))).toEqual([])
  })
})

describe('compose.yaml', () => {
  it.each(['app1', 'app2', 'command'])('runs %s without rights, on a read-only file system', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      env_file: '../settings.env',
    })
    expect(Object.keys(compose.services[name].environment).filter((one) => !known.includes(one))).toEqual([])
  })

  it('lets the command write backups', () => {
    const { working_dir: folder, volumes } = compose.services.command
    expect(volumes).toContainEqual(expect.stringMatching(`:${folder}/backups$`))
  })

  it('runs servers where nginx looks, whatever settings.env says', () => {
    expect(compose.services.app1.environment).toMatchObject({ PORT: 3000, HOST: '0.0.0.0' })
    expect(containerConfig).toMatch(/server app1:3000 resolve;\s+server app2:3000 resolve;/)
  })

  it('adapts every line of nginx.conf that differs in a container', () => {
    expect(containerConfig).not.toMatch(/127\.0\.0\.1:300|ssl http2;|ssl http2 |\/var\/log\//)
  })

  it.each(['app1', 'proxy', 'database'])('gives %s as long to stop as an AI service takes', (name) => {
    expect(compose.services[name].stop_grace_period).toBe('35s')
  })

  it('keeps secrets out of commits', () => {
    const names = ['settings.env', 'deploy/certificates/privkey.pem', 'deploy/backups/x']
    const ignored = execFileSync('git', ['check-ignore', ...names], { cwd: root, encoding: 'utf8' })
    expect(ignored.trim().split('\n')).toEqual(names)
  })
})

describe('the chart', () => {
  const values = parse(read('deploy/chart/values.yaml'))
  const render = (changed) =>
    readdirSync(join(root, 'deploy/chart/templates'))
      .map((file) => read(`deploy/chart/templates/${file}`))
      .map((template) =>
        parse(
          renderTemplate(template, {
            Release: { Name: 'library' },
            Values: { ...values, ...changed },
          }),
        ),
      )
      .filter(Boolean)
  const resources = render({})
  const kind = (name, list = resources) => list.find((one) => one.kind === name)
  const { spec } = kind('Deployment')
  const [container] = spec.template.spec.containers

  it('has the version of the library', () => {
    expect(parse(read('deploy/chart/Chart.yaml'))).toMatchObject({ version, appVersion: version })
    expect(container.image).toBe(`prompt-library:${version}`)
  })

  it('has settings that the server accepts', () => {
    const { data } = kind('ConfigMap')
    expect(data).toEqual(values.settings)
    const names = [...Object.keys(data), ...container.env.map(({ name }) => name)]
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
    expect(container.envFrom).toEqual([
      { configMapRef: { name: kind('ConfigMap').metadata.name } },
      { secretRef: { name: values.secret } },
    ])
  })

  it('runs two pods, and keeps one while machines are drained', () => {
    expect(spec.replicas).toBe(2)
    expect(kind('PodDisruptionBudget').spec).toEqual({
      maxUnavailable: 1,
      selector: { matchLabels: spec.selector.matchLabels },
    })
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    expect(kind('Service').spec.selector).toEqual(spec.selector.matchLabels)
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
  })

  it('asks endpoints that exist, and doesn’t restart pods because of the database', () => {
    const health = read('server/src/plugins/health.ts')
    const probes = { startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz' }
    for (const [probe, path] of Object.entries(probes)) {
      expect(container[probe].httpGet).toEqual({ path, port: 'http' })
      expect(health).toContain(`app.get('${path}'`)
    }
    expect(dockerfile).toContain(`PORT=${container.ports.find(({ name }) => name === 'http').containerPort}`)
  })

  it('gives pods no rights and nothing to write to but /tmp', () => {
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }])
    expect(spec.template.spec.volumes).toEqual([{ name: 'tmp', emptyDir: {} }])
    expect(container.resources).toEqual({
      requests: { cpu: '250m', memory: '384Mi' },
      limits: { memory: '1Gi' },
    })
  })

  it('has an ingress only for a host', () => {
    expect(kind('Ingress')).toBeUndefined()
    const { spec } = kind('Ingress', render({ ingress: { ...values.ingress, host: 'prompts.example.edu' } }))
    expect(spec.rules.map(({ host }) => host)).toEqual(['prompts.example.edu'])
    expect(spec.tls[0].hosts).toEqual(['prompts.example.edu'])
    expect(spec.rules[0].http.paths[0].backend.service.name).toBe(kind('Service').metadata.name)
  })

  it('writes a NetID of digits in full', () => {
    const { data } = kind('ConfigMap', render({ settings: { ADMIN_NETIDS: 1234567 } }))
    expect(data).toEqual({ ADMIN_NETIDS: '1234567' })
  })

  it('signs in to a registry and trusts a campus’s certificates only if it’s told to', () => {
    const { template } = kind(
      'Deployment',
      render({ image: { ...values.image, pullSecret: 'registry' }, certificateAuthorities: 'campus-ca' }),
    ).spec
    expect(template.spec.imagePullSecrets).toEqual([{ name: 'registry' }])
    expect(template.spec.containers[0].env).toContainEqual({
      name: 'NODE_EXTRA_CA_CERTS',
      value: '/etc/ssl/campus/ca.pem',
    })
    expect(template.spec.volumes).toContainEqual({
      name: 'certificate-authorities',
      configMap: { name: 'campus-ca' },
    })
    expect(spec.template.spec.imagePullSecrets).toBeUndefined()
  })

  it('backs up each night if there is a claim for backups', () => {
    expect(kind('CronJob')).toBeUndefined()
    const job = kind('CronJob', render({ backup: { ...values.backup, claim: 'backups' } })).spec
    expect(job.schedule).toBe('15 3 * * *')
    const { initContainers, containers, volumes } = job.jobTemplate.spec.template.spec
    const [{ volumeMounts }] = initContainers
    expect(initContainers[0]).toMatchObject({
      image: container.image,
      workingDir: '/data',
      args: ['/app/server/src/commands/main.ts', 'backup'],
      envFrom: container.envFrom,
      securityContext: container.securityContext,
    })
    expect(volumeMounts).toEqual([{ name: 'backups', mountPath: '/data/backups' }])
    expect(containers[0]).toMatchObject({
      image: container.image,
      command: ['find', '/data/backups', '-name', 'library-*.json.gz', '-mtime', '+30', '-delete'],
      securityContext: container.securityContext,
      volumeMounts,
    })
    expect(volumes).toEqual([{ name: 'backups', persistentVolumeClaim: { claimName: 'backups' } }])
  })

  it('replaces pods when a setting changes', () => {
    const annotation = spec.template.metadata.annotations.settings
    expect(annotation).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('renderTemplate', () => {
  it.each(['{{ .Values.a }}', '{{ .Values.b | upper }}', '{{ include "a" . }}'])('refuses %s', (template) => {
    expect(() => renderTemplate(template, { Values: { b: 1 } })).toThrow('is unknown')
  })

  it('quotes values, and leaves out what an if refuses', () => {
    const template =
      'a:\n  {{- range $k, $v := .Values.m }}\n  {{ $k }}: {{ $v | quote }}\n  {{- end }}\n{{- if .Values.no }}\nb\n{{- end }}\n'
    const rendered = renderTemplate(template, { Values: { m: { x: 'a"b', y: 1 }, no: '' } })
    expect(rendered).toBe('a:\n  x: "a\\"b"\n  y: "1"\n')
  })
})
