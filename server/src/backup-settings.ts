// The settings of backups: where they go (BACKUP_TO), how often servers save one, and that 30 are kept by default.
import { resolve } from 'node:path'
import * as z from 'zod'
import * as values from './setting-values.ts'

const HOURS_MAX = 168
const KEEP_MAX = 1_000
const S3_ADDRESS = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w.\-/]*))?$/

export const backupSettings = {
  BACKUP_TO: z
    .string()
    .refine(
      (value) => !value.includes('://') || S3_ADDRESS.test(value),
      'must be a folder, or an address such as s3://bucket/prefix.',
    )
    .optional(),
  BACKUP_EVERY_HOURS: values.wholeNumber(1, HOURS_MAX).optional(),
  BACKUP_KEEP: values.wholeNumber(1, KEEP_MAX).default(30),
  AWS_ENDPOINT_URL: values.baseUrl.optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as us-east-1.')
    .default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
}

const schema = z.object(backupSettings)
type BackupSettings = z.output<typeof schema>

/** Where backups are saved. */
export type BackupPlace = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings)

export interface S3Settings {
  bucket: string
  /** Empty, or ends in a slash. */
  prefix: string
  /** A service other than AWS, such as MinIO. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

export function checkBackups(
  env: BackupSettings & { DATABASE_URL?: string | undefined },
  refuse: (name: keyof BackupSettings | 'DATABASE_URL', message: string) => void,
): void {
  if (env.BACKUP_TO?.startsWith('s3://'))
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
      if (!env[name]) refuse(name, 'must be set for backups in S3-compatible storage.')
  if (!env.BACKUP_EVERY_HOURS) return
  if (!env.BACKUP_TO) refuse('BACKUP_TO', 'must be set when BACKUP_EVERY_HOURS is set.')
  if (!env.DATABASE_URL)
    refuse(
      'DATABASE_URL',
      'must be set when BACKUP_EVERY_HOURS is set. The embedded database can be backed up only while the server is stopped.',
    )
}

/** Undefined if no place for backups is set. */
export function backupsOf(env: BackupSettings) {
  if (!env.BACKUP_TO) return undefined
  return { to: placeOf(env, env.BACKUP_TO), everyHours: env.BACKUP_EVERY_HOURS, keep: env.BACKUP_KEEP }
}

function placeOf(env: BackupSettings, address: string): BackupPlace {
  const { bucket, prefix = '' } = S3_ADDRESS.exec(address)?.groups ?? {}
  if (!bucket) return { kind: 'folder', folder: resolve(address) }
  return {
    kind: 's3',
    bucket,
    prefix: prefix
      .split('/')
      .flatMap((part) => (part ? `${part}/` : []))
      .join(''),
    endpoint: env.AWS_ENDPOINT_URL,
    region: env.AWS_REGION,
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: env.AWS_SESSION_TOKEN,
  }
}
