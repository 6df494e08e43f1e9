import type { Made } from './made.ts'
import { camel, kebab } from './names.ts'

export function newModule(given: string, written: string): Made {
  const [name, folder] = [camel(given), kebab(given)]
  const at = (path: string, text: string) => ({ path: `modules/${folder}/${path}`, text })
  return {
    files: [
      at('README.md', `# ${folder}\n\nOwns \n\n- **word**: what it means\n`),
      at(
        'contract/calls.ts',
        `import type { Calls } from '#platform/shared/call.ts'\n\nexport const ${name}Calls = {} satisfies Calls\n`,
      ),
      at('text/ar.ts', `export const ar = {\n  screens: {},\n  refusals: {},\n} as const\n`),
      at('text/en.ts', translation('en')),
      at('text/fr.ts', translation('fr')),
      at('server/module.ts', server(name, folder)),
      at(
        'web/screens.ts',
        `import type { Screen } from '#platform/shared/screen.ts'\n\nexport const ${name}Screens: Screen[] = []\n`,
      ),
      { path: `database/migrations/${written}-${folder}.sql`, text: `create schema ${folder.replaceAll('-', '_')};\n` },
    ],
    next: [
      'testing/architecture/order.ts: put it into the order of dependence',
      `apps/server/modules.ts: add ${name}Server`,
      `apps/web/modules.ts: add ...${name}Screens`,
      `apps/web/dictionaries.ts: add ${name}`,
      `modules/accounts/text/rights/{ar,en,fr}.ts: modules.${name}, how people read it, as soon as a right opens one of its acts`,
      'then bin/new call, bin/new screen; tables go into its migration, followed by bin/new tables',
    ],
  }
}

const translation = (language: string) => `import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const ${language}: Words<typeof ar> = {
  screens: {},
  refusals: {},
}
`

const server = (name: string, folder: string) => `import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { ${name}Calls } from '../contract/calls.ts'

export const ${name}Server: ModuleServer = {
  name: '${folder}',
  implemented: [implement(${name}Calls, {})],
}
`
