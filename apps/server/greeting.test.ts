import { expect, test, vi } from 'vitest'
import { readConfig } from '#platform/server/configuration/config.ts'
import { testSecrets } from '#testing/server.ts'
import { greeting } from './greeting.ts'

const prepared = { needsFirstAdmin: false, twoRoles: true, secondWall: true, warnings: [] } as Parameters<
  typeof greeting
>[2]
const said = (mode: string, webFolder: string, env: Record<string, string> = {}) => {
  const config = { ...readConfig({ NODE_ENV: mode, SAMPLE: 'off', ...env }), webFolder }
  return greeting(config, 8080, prepared, testSecrets).join('\n')
}

test('pages that are not built are missed where this server has to serve them, not where Vite does', () => {
  const missed = 'The pages are not built'
  expect(said('production', '/nowhere')).toContain(missed)
  expect(said('development', '/nowhere')).not.toContain(missed)
})

test('a start without a mail server says what waits, also where a service takes the mails to many', () => {
  const service = { MAIL_SERVICE_URL: 'https://mail.example/api', MAIL_SERVICE_KEY: 'k' }
  const start = (env: Record<string, string>) => said('production', '/nowhere', env)
  const [waits, toMany] = ['SMTP_URL is not set: mails wait until it is.', 'Those to many leave by MAIL_SERVICE_URL']
  expect(start({})).toContain(waits)
  expect(start({})).not.toContain(toMany)
  expect(start(service)).toContain(waits)
  expect(start(service)).toContain(toMany)
  expect(start({ ...service, SAMPLE: 'on' })).toMatch(
    /shown at \S+\/dev\/mail\nThose to many leave by MAIL_SERVICE_URL/,
  )
  const set = start({ ...service, SMTP_URL: 'smtp://mail.example' })
  expect([set.includes('SMTP_URL'), set.includes(toMany)]).toEqual([false, false])
})

test('a variable that is nearly a setting is told, with the one that was likely meant', () => {
  vi.stubEnv('DATABSE_URL', 'postgres://academy@db/academy')
  expect(said('production', '/nowhere')).toContain('DATABSE_URL is no setting and changes nothing: DATABASE_URL is.')
  vi.unstubAllEnvs()
})
