import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { intoBlock, type Made } from './made.ts'
import { camel, sentence } from './names.ts'

/** Whether the module has a section of settings; what people choose for themselves is none. */
export function declaresSettings(module: string): boolean {
  const path = join(root, 'modules', module, 'contract/settings.ts')
  return existsSync(path) && readFileSync(path, 'utf8').includes('settingSection(')
}

/** A number of days at the end of the module's last section of settings, with its words: the kind is changed by hand. */
export function newSetting(module: string, given: string): Made {
  const name = camel(given)
  const folder = `modules/${module}`
  const words = (language: string) => ({
    path: `${folder}/text/settings/${language}.ts`,
    change: (text: string) => intoBlock(text, /^ {2}settings: \{\n/m, `    ${name}: { label: '' },\n`),
  })
  return {
    files: [],
    changes: [
      {
        path: `${folder}/contract/settings.ts`,
        change: (text) =>
          text.replace(/ {2}\},\n\)\n$/, `    ${name}: setting.days({ default: 7, least: 1, most: 90 }),\n  },\n)\n`),
      },
      words('ar'),
      words('en'),
      words('fr'),
    ],
    next: [
      `${folder}/contract/settings.ts: its kind, default and limits, and from when a change holds`,
      `${folder}/text/settings/{ar,en,fr}.ts: "${sentence(given)}", and a help where the label does not say enough`,
      `read it: const { ${name} } = await settings(db, <its section>); one that nothing reads fails testing/settings`,
      'bin/list calls --write',
    ],
  }
}
