import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sampleLogins } from '#database/seeds/logins.ts'
import { setupSecret } from '#modules/accounts/server/public.ts'
import type { Config } from '#platform/server/configuration/config.ts'
import { isSampleFolder } from '#platform/server/configuration/sample-folder.ts'
import { hasMailbox } from '#platform/server/outbox/listener.ts'
import { chromiumPath, printsWithoutSandbox } from '#platform/server/content/pdf.ts'
import { nearMisses } from '#platform/server/configuration/setting-names.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { PreparedDatabase } from './database.ts'

/** What the start-up prints: where it is, who can sign in, and what this way of running lacks. */
export function greeting(config: Config, port: number, database: PreparedDatabase, secrets: Secrets): string[] {
  const address = config.publicUrl === `http://localhost:${config.port}` ? `http://localhost:${port}` : config.publicUrl
  const lines = ['', `Diwan is ready at ${address}`]
  // While editing, Vite serves them.
  if (config.mode !== 'development' && !existsSync(join(config.webFolder, 'index.html')))
    lines.push('The pages are not built: only the API answers.')
  if (config.sample && !database.needsFirstAdmin) {
    lines.push('', ...loginLines())
    if (isSampleFolder(config.dataDir))
      lines.push('', 'To begin with an empty academy: stop this one, bin/reset, then SAMPLE=off npm start.')
  }
  if (database.needsFirstAdmin) {
    lines.push('', `Make the first administrator at ${address}/pages/setup with the secret ${setupSecret(secrets)}`)
    lines.push('or run bin/admin create.')
  }
  if (hasMailbox(config)) lines.push('', `Mails are not sent; they are shown at ${address}/dev/mail`)
  else if (config.smtpUrl === null) {
    lines.push('', 'SMTP_URL is not set: mails wait until it is. bin/admin code prints a sign-in code that waits.')
  }
  if (config.smtpUrl === null && config.mailService) lines.push('Those to many leave by MAIL_SERVICE_URL all the same.')
  if (!database.twoRoles) {
    lines.push('', 'One database role owns the tables and serves: set DATABASE_OWNER_URL, so that whoever gets hold of')
    lines.push('the application’s connection can neither change tables nor the audit (README, Deployment).')
  }
  if (database.twoRoles && !database.secondWall) {
    lines.push(
      '',
      'Only the queries decide which rows trainees, instructors and organizations see: the role of DATABASE_URL',
    )
    lines.push('has no role for them that row-level security would hold (README, Two roles).')
  }
  if (printsWithoutSandbox()) {
    lines.push('', 'The server runs as root: the Chromium that prints PDF has no sandbox. Run it as another user.')
  }
  if (chromiumPath() === null) {
    lines.push('', 'There is no Chromium here: PDF files are left to the browser (CHROMIUM_PATH names one).')
  }
  for (const { given, meant } of nearMisses())
    lines.push('', `${given} is no setting and changes nothing: ${meant} is.`)
  for (const warning of database.warnings) lines.push('', warning)
  return [...lines, '']
}

function loginLines(): string[] {
  const { password, logins } = sampleLogins()
  const widest = Math.max(...logins.map(({ email }) => email.length))
  return [
    `Sample log-ins (password ${password}):`,
    ...logins.map(({ email, name, part }) => `  ${email.padEnd(widest)}  ${name}, ${part}`),
  ]
}
