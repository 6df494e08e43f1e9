import { expect, test, vi } from 'vitest'
import { readConfig } from '#platform/server/configuration/config.ts'
import { testSecrets } from '#testing/server.ts'
import { greeting } from './greeting.ts'

const prepared = { needsFirstAdmin: false, twoRoles: true, secondWall: true, warnings: [] } as Parameters<
  typeof greeting
>[2]
const said = (mode: string, webFolder: string) => {
  const config = { ...readConfig({ NODE_ENV: mode, SAMPLE: 'off' }), webFolder }
  return greeting(config, 8080, prepared, testSecrets).join('\n')
}

test('pages that are not built are missed where this server has to serve them, not where Vite does', () => {
  const missed = 'The pages are not built'
  expect(said('production', '/nowhere')).toContain(missed)
  expect(said('development', '/nowhere')).not.toContain(missed)
})

test('a variable that is nearly a setting is told, with the one that was likely meant', () => {
  vi.stubEnv('DATABSE_URL', 'postgres://academy@db/academy')
  expect(said('production', '/nowhere')).toContain('DATABSE_URL is no setting and changes nothing: DATABASE_URL is.')
  vi.unstubAllEnvs()
})
