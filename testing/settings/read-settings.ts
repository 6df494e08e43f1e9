import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SettingSection } from '#platform/shared/settings/section.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync(
  ['modules/*/server/**/*.ts', 'modules/*/documents/**/*.ts', 'platform/server/**/*.ts', 'apps/server/*.ts'],
  {
    cwd: root,
  },
)
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => /\bsettings\b|settingFrom/i.test(text))

/** The settings that nothing on the server reads: to change one would do nothing. */
export const withoutEffect = (sections: readonly SettingSection[]): string[] =>
  sections
    .flatMap(({ table }) => Object.keys(table))
    .filter((key) => !files.some((text) => new RegExp(`[.{,']\\s*${key}\\b`).test(text)))
