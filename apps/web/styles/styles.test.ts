import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const kit = join(root, 'node_modules/@mantine/core/styles')

test('every part of the kit that a page uses has its styles', () => {
  const styles = ['first.css', 'rest.css']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const used = new Set<string>()
  for (const file of globSync('{apps,modules,platform}/**/*.tsx', { cwd: root })) {
    for (const [, names = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '@mantine\/core'/g,
    )) {
      for (const name of names.split(','))
        used.add(
          name
            .replace(/^\s*type\s/, '')
            .split(' as ')[0]!
            .trim(),
        )
    }
  }
  const missing = [...used].filter((name) => existsSync(join(kit, `${name}.css`)) && !styles.includes(`/${name}.css'`))
  expect(used.has('Button')).toBe(true)
  expect(missing).toEqual([])
})

/** Shades that are read on a light surface alone, as colour of text: in a rule, or handed to the kit. */
const lightOnly = {
  '**/*.css': /(?<![\w-])color: var\(--mantine-color-(?:black|[a-z]+-[6-9])\)/,
  '**/*.tsx': /\bc(?:=|: )["'{]*(?:[a-z]+\.[6-9]\b|var\(--mantine-color-[a-z]+-[6-9]\))/,
}

test('no text keeps the colour of the light theme in the dark one', () => {
  const found = Object.entries(lightOnly).flatMap(([files, pattern]) =>
    globSync(`{apps,modules,platform}/${files}`, { cwd: root }).filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return pattern.test(text) && !/(?:scheme|theme)='dark'/.test(text)
    }),
  )
  expect(found).toEqual([])
})
