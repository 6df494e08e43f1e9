import type { Made } from './made.ts'
import { camel, pascal } from './names.ts'

export function newScreen(module: string, given: string): Made {
  const [key, component] = [camel(given), `${pascal(given)}Page`]
  return {
    files: [{ path: `modules/${module}/web/pages/${component}.tsx`, text: page(module, key, component) }],
    next: [
      `modules/${module}/web/screens.ts: add`,
      ...entry(module, key, component).map((line) => `    ${line}`),
      '  and, where the menu should lead to it, menu: { group, order, icon }; else it is reached by its address alone',
      `modules/${module}/text/ar.ts, en.ts, fr.ts: add screens.${key}, and drop "as never" in the page`,
    ],
  }
}

const page = (module: string, key: string, component: string) => `import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'

export default function ${component}() {
  const t = useText('${module}')
  return <Page title={t('screens.${key}' as never)}>{null}</Page>
}
`

const entry = (module: string, key: string, component: string) => [
  'screen({',
  `  path: '/${pascal(key)}',`,
  `  rule: 'admin',`,
  '  auth: true,',
  `  title: '${module}:screens.${key}',`,
  `  page: () => import('./pages/${component}.tsx'),`,
  '}),',
]
