/** The settings of the README's table. */
export const settingNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URLS',
  'DATABASE_SESSION_URL',
  'JWT_SECRET',
  'JWT_SECRET_FILE',
  'DATA_KEY',
  'DATA_KEY_FILE',
  'BACKUP_KEY',
  'BACKUP_KEY_FILE',
  'SAMPLE',
  'PUBLIC_URL',
  'WORKERS',
  'DATABASE_POOL',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_SERVICE_URL',
  'MAIL_SERVICE_KEY',
  'OIDC_PROVIDERS',
  'OIDC_PROVIDERS_FILE',
  'WEBHOOK_INSIDE_HOSTS',
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_KEY',
  'FILES_S3_SECRET',
  'FILES_S3_REGION',
  'FILES_SCAN_COMMAND',
  'CHROMIUM_PATH',
  'PG_BIN',
  'SECURITY_CONTACT',
  'METRICS_TOKEN',
  'LOG_LEVEL',
] as const
type SettingName = (typeof settingNames)[number]

type Env = Readonly<Record<string, string | undefined>>

/**
 * Variables that are no setting and nearly one, with the one that was likely meant. Many other programs have variables
 * of their own, so a name of one word must differ by a letter at most, and the shortest are not compared.
 */
export function nearMisses(env: Env = process.env): { readonly given: string; readonly meant: SettingName }[] {
  const known: ReadonlySet<string> = new Set(settingNames)
  return Object.keys(env)
    .filter((given) => !known.has(given))
    .toSorted()
    .flatMap((given) => {
      const meant = settingNames.find((name) => isNear(given, name))
      return meant ? [{ given, meant }] : []
    })
}

function isNear(given: string, name: SettingName): boolean {
  if (name.length < 6) return false
  if ([`FILES_${given}`, given.replace(/^(?:DIWAN|ACADEMY)_/, '')].includes(name)) return name.includes('_')
  const most = name.length < 9 ? 1 : 2
  return Math.abs(given.length - name.length) <= most && letterChanges(given, name) <= most
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function letterChanges(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (let at = 1; at <= other.length; at++) {
      const changed = before[at - 1]! + (letter === other[at - 1] ? 0 : 1)
      now.push(Math.min(changed, before[at]! + 1, now[at - 1]! + 1))
    }
    before = now
  }
  return before[other.length]!
}
