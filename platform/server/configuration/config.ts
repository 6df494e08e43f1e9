import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import type { Bucket } from '../files/storage/bucket.ts'
import type { MailService } from '../mail/hand-over.ts'
import { readIdentityProviders, type IdentityProvider } from './identity-providers.ts'

export { ConfigError }

/** Everything that the environment decides. The README's table of settings is made from this file. */
export interface Config {
  readonly mode: 'production' | 'development' | 'test'
  readonly port: number
  /** `localhost` is this machine alone, by both its addresses. */
  readonly host: string
  /** Server processes behind the one port. */
  readonly workers: number
  /** Folder of the embedded database, uploaded files and made secrets. */
  readonly dataDir: string
  /** A PostgreSQL server; null: the embedded one. */
  readonly databaseUrl: string | null
  /** The same database as the role that owns its tables; null: one role does both, or `bin/migrate` ran as the owner. */
  readonly databaseOwnerUrl: string | null
  /**
   * The same database and role without a pooler between: for what needs a session of its own. Where it is set `databaseUrl`
   * leads through a pooler that gives connections for a transaction; null: it leads to the server.
   */
  readonly databaseSessionUrl: string | null
  /** Streaming replicas of it, which lists, statistics and reports are read from. */
  readonly databaseReadUrls: readonly string[]
  /** Connections that each process keeps. */
  readonly poolSize: number
  /** Loads the sample academy into an empty database. */
  readonly sample: boolean
  /** The address that people reach the academy under, without a slash at its end. */
  readonly publicUrl: string
  /** How many proxies stand in front; the caller's address is taken from what the outermost of them says. */
  readonly trustedProxies: number
  /** Lets others than this machine read `/metrics` with `Authorization: Bearer`. */
  readonly metricsToken: string | null
  readonly logLevel: string
  /** Where people tell of a weakness that they have found: `mailto:` or `https:`. */
  readonly securityContact: string | null
  /** The built pages. */
  readonly webFolder: string
  /** `smtp://user:password@host:587`; null: mails land in `/dev/mail` of the sample academy, or wait. */
  readonly smtpUrl: string | null
  /** Takes mails to many in place of the mail server; null: none. */
  readonly mailService: MailService | null
  /** The sender's address. */
  readonly mailFrom: string
  /** Keeps uploaded files in an S3-compatible service; null: in the data folder. */
  readonly bucket: Bucket | null
  /** Looks at each uploaded file before it is kept: program and words, the file comes last or for `{file}`; null: nothing does. */
  readonly scanCommand: readonly string[] | null
  /** Where people may sign in with an account that they have elsewhere. */
  readonly identityProviders: readonly IdentityProvider[]
  /** Hosts of the own network that webhooks may be sent to, also by http: `name` or `name:port`. */
  readonly webhookInsideHosts: readonly string[]
}

type Env = Readonly<Record<string, string | undefined>>

export function readConfig(env: Env = process.env): Config {
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres', 'postgresql'], 'postgres://user@host/database')
  const port = wholeNumber(env, 'PORT', 8080, 0, 65_535)
  const publicUrl = publicAddress(env) ?? `http://localhost:${port}`
  const sample = choice(env, 'SAMPLE', databaseUrl ? ['off', 'on'] : ['on', 'off']) === 'on'
  if (sample && publicUrl.startsWith('https:')) {
    throw new ConfigError(
      'PUBLIC_URL is a public address, and everybody knows the passwords of the sample academy: set SAMPLE=off and an ' +
        'empty DATA_DIR, or leave PUBLIC_URL out to try Diwan on this machine.',
    )
  }
  const chromium = text(env, 'CHROMIUM_PATH')
  if (chromium !== null) refuseNoProgram('CHROMIUM_PATH', chromium)
  return {
    mode: choice(env, 'NODE_ENV', ['production', 'development', 'test']),
    port,
    host: text(env, 'HOST') ?? (sample ? 'localhost' : '0.0.0.0'),
    workers: wholeNumber(env, 'WORKERS', 1, 1, 64),
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseOwnerUrl: ownerUrl(env, databaseUrl),
    databaseSessionUrl: sessionUrl(env, databaseUrl),
    databaseReadUrls: readUrls(env, databaseUrl),
    poolSize: wholeNumber(env, 'DATABASE_POOL', 12, 2, 200),
    sample,
    publicUrl,
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
    metricsToken: metricsToken(env),
    logLevel: choice(env, 'LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
    securityContact: securityContact(env),
    webFolder: resolve(import.meta.dirname, '../../../dist/web'),
    smtpUrl: mailServer(env),
    mailService: mailService(env),
    mailFrom: sender(env) ?? `no-reply@${new URL(publicUrl).hostname}`,
    bucket: bucket(env),
    scanCommand: commandWords(env, 'FILES_SCAN_COMMAND'),
    identityProviders: readIdentityProviders(env),
    webhookInsideHosts: hosts(env, 'WEBHOOK_INSIDE_HOSTS'),
  }
}

/** Names or addresses of machines, each with a port or without, separated by spaces or commas. */
function hosts(env: Env, name: string): readonly string[] {
  const given =
    text(env, name)
      ?.toLowerCase()
      .split(/[\s,]+/) ?? []
  for (const host of given) {
    if (!/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/.test(host))
      throw new ConfigError(`${name} names no host: "${host}". Write it as erp.academy.local or 10.0.0.5:8443.`)
  }
  return given
}

function ownerUrl(env: Env, databaseUrl: string | null): string | null {
  const url = address(env, 'DATABASE_OWNER_URL', ['postgres', 'postgresql'], 'postgres://owner@host/database')
  if (url !== null && databaseUrl === null) {
    throw new ConfigError('DATABASE_OWNER_URL goes with DATABASE_URL: one for migrations, one for serving.')
  }
  return url
}

function sessionUrl(env: Env, databaseUrl: string | null): string | null {
  const url = address(env, 'DATABASE_SESSION_URL', ['postgres', 'postgresql'], 'postgres://user@host/database')
  if (url !== null && databaseUrl === null) {
    throw new ConfigError('DATABASE_SESSION_URL goes with DATABASE_URL, which then leads through the pooler.')
  }
  return url
}

/** Each is an address of its own: one that is wrong stops the start, one that does not answer does not. */
function readUrls(env: Env, databaseUrl: string | null): readonly string[] {
  const name = 'DATABASE_READ_URLS'
  const given = text(env, name)
  if (given === null) return []
  if (databaseUrl === null) throw new ConfigError(`${name} goes with DATABASE_URL: the replicas are of that database.`)
  const urls = given.split(',').map((each) => each.trim())
  if (new Set(urls).size < urls.length) throw new ConfigError(`${name} names one replica twice.`)
  urls.forEach((url, at) => {
    // What was given may hold a password.
    if (!/^postgres(ql)?:\/\/\S+$/i.test(url))
      throw new ConfigError(
        `${name} is a list with commas between its addresses, and the ${at + 1}. is none: each must begin with postgres://, such as postgres://user@replica/database.`,
      )
  })
  return urls
}

function bucket(env: Env): Bucket | null {
  const [endpoint, name, accessKeyId, secretAccessKey] = ['ENDPOINT', 'BUCKET', 'KEY', 'SECRET'].map((each) =>
    text(env, `FILES_S3_${each}`),
  )
  if (!endpoint && !name && !accessKeyId && !secretAccessKey && !text(env, 'FILES_S3_REGION')) return null
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) {
    throw new ConfigError('FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET go together.')
  }
  address(env, 'FILES_S3_ENDPOINT', ['https', 'http'], 'https://s3.example')
  if (!URL.canParse(endpoint)) throw new ConfigError(`FILES_S3_ENDPOINT is not an address: ${endpoint}`)
  const region = text(env, 'FILES_S3_REGION') ?? 'us-east-1'
  return { endpoint, name, accessKeyId, secretAccessKey, region }
}

/** Looked for where the system would: by its path, else in the folders of `PATH`. */
function refuseNoProgram(name: string, program: string): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const paths = program.includes('/') ? [resolve(program)] : folders.map((folder) => join(folder, program))
  const isProgram = (path: string) => {
    try {
      accessSync(path, constants.X_OK)
      return statSync(path).isFile()
    } catch {
      return false
    }
  }
  if (!paths.some(isProgram)) throw new ConfigError(`${name}: there is no program ${program}.`)
}

/** A command as a shell would split it, with quotes for words that hold spaces; no shell runs it. */
function commandWords(env: Env, name: string): readonly string[] | null {
  const command = text(env, name)
  if (command === null) return null
  const word = /"([^"]+)"|'([^']+)'|([^\s"']+)/g
  if (command.replace(word, '').trim() !== '')
    throw new ConfigError(`${name} has a quote without its other: ${command}`)
  const words = [...command.matchAll(word)].map(([, one, other, bare]) => one ?? other ?? bare!)
  refuseNoProgram(name, words[0]!)
  return words
}

/** An address with one of these schemes, as it was given. `like` shows how one looks. */
function address(env: Env, name: string, schemes: readonly string[], like: string): string | null {
  const given = text(env, name)
  if (given === null) return null
  const scheme = /^([a-z]+):\/\/./i.exec(given)?.[1]?.toLowerCase()
  if (scheme !== undefined && schemes.includes(scheme)) return given
  // What was given may hold a password.
  const begins = schemes.map((each) => `${each}://`).join(' or ')
  throw new ConfigError(`${name} is not an address: it must begin with ${begins}, such as ${like}.`)
}

function publicAddress(env: Env): string | null {
  const given = address(env, 'PUBLIC_URL', ['http', 'https'], 'https://academy.example')
  if (given !== null && !URL.canParse(given)) throw new ConfigError(`PUBLIC_URL is not an address: ${given}`)
  const plain = given?.replace(/(?<!\/)\/+$/, '') ?? null
  if (plain === null) return null
  const { pathname, search, hash, username, password } = new URL(plain)
  if (pathname !== '/' || search || hash || username || password || /[?#]$/.test(plain))
    throw new ConfigError(
      'PUBLIC_URL must be the scheme and the host alone, such as https://academy.example: the pages stand at its root.',
    )
  return plain
}

function securityContact(env: Env): string | null {
  const given = text(env, 'SECURITY_CONTACT')
  if (given === null || /^(mailto:|https:\/\/)[^\s]+$/.test(given)) return given
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(given)) return `mailto:${given}`
  throw new ConfigError('SECURITY_CONTACT must be an e-mail address or begin with https://.')
}

/** Whatever reads the metrics sends it in a header, where nothing else can stand. */
function metricsToken(env: Env): string | null {
  const given = text(env, 'METRICS_TOKEN')
  if (given === null || /^[\x21-\x7e]+$/.test(given)) return given
  throw new ConfigError(
    'METRICS_TOKEN must be Latin letters, digits and signs without spaces. `openssl rand -hex 24` makes one.',
  )
}

/** An address, with a name before it or without: `Academy <no-reply@academy.example>`. */
function sender(env: Env): string | null {
  const given = text(env, 'MAIL_FROM')
  if (given === null || /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(given)) return given
  throw new ConfigError(`MAIL_FROM must be an e-mail address, such as no-reply@academy.example, not "${given}".`)
}

function mailServer(env: Env): string | null {
  const given = address(env, 'SMTP_URL', ['smtp', 'smtps'], 'smtp://user:password@host:587')
  if (given === null || (URL.canParse(given) && new URL(given).hostname !== '')) return given
  throw new ConfigError('SMTP_URL names no mail server: smtp://user:password@host:587')
}

function mailService(env: Env): MailService | null {
  const url = address(env, 'MAIL_SERVICE_URL', ['https', 'http'], 'https://mandrillapp.com/api/1.0')
  const key = text(env, 'MAIL_SERVICE_KEY')
  if (url === null && key === null) return null
  if (url === null || key === null) throw new ConfigError('MAIL_SERVICE_URL and MAIL_SERVICE_KEY go together.')
  if (!URL.canParse(url)) throw new ConfigError(`MAIL_SERVICE_URL is not an address: ${url}`)
  const { protocol, hostname } = new URL(url)
  if (protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    throw new ConfigError('MAIL_SERVICE_URL must begin with https: the key goes along with every letter.')
  return { url: url.replace(/(?<!\/)\/+$/, ''), key }
}

const text = (env: Env, name: string): string | null => env[name]?.trim() || null

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === null) return fallback
  const number = Number(value)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
}

/** The first is the default. */
function choice<const Choices extends readonly [string, ...string[]]>(
  env: Env,
  name: string,
  choices: Choices,
): Choices[number] {
  const value = text(env, name)
  if (value === null) return choices[0]
  if (choices.includes(value)) return value
  throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
}
