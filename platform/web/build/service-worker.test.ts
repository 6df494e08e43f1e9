import { expect, test } from 'vitest'
import type { Rolldown } from 'vite'
import { filesFor } from './service-worker.ts'

const chunk = (fileName: string, change: object = {}) =>
  ({
    type: 'chunk',
    fileName,
    isEntry: false,
    imports: [],
    moduleIds: [`/site/${fileName}.ts`],
    ...change,
  }) as unknown as Rolldown.OutputChunk

test('a worker keeps the first file, what its pages need, and what these import, and nothing else', () => {
  const all = [
    chunk('main', {
      isEntry: true,
      imports: ['react'],
      viteMetadata: { importedCss: new Set(['main.css']), importedAssets: new Set(['font.woff2']) },
    }),
    chunk('react', { imports: ['main'] }),
    chunk('exam', { imports: ['react', 'answers'], moduleIds: ['/site/other.ts', '/site/pages/ExamPage.tsx'] }),
    chunk('answers', { viteMetadata: { importedCss: new Set(['answers.css']), importedAssets: new Set() } }),
    chunk('lists'),
  ]
  const bundle = Object.fromEntries([
    ...all.map((each) => [each.fileName, each] as const),
    ['picture.png', { type: 'asset', fileName: 'picture.png' } as Rolldown.OutputAsset] as const,
  ])
  expect(filesFor(bundle, [/pages\/ExamPage\.tsx$/])).toEqual([
    'answers',
    'answers.css',
    'exam',
    'font.woff2',
    'main',
    'main.css',
    'react',
  ])
})
