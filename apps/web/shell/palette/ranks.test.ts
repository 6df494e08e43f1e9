import { describe, expect, test } from 'vitest'
import { actAndRecord, bestRank, inOrder, rankOf, rankOfTitle, ranked, ranks } from './ranks.ts'

describe('a name answers a text', () => {
  test.each([
    ['جمال عبد الله', 'جمال', 'begins'],
    ['أحمد جمال', 'جمال', 'words'],
    ['أحمد مصطفى الجمال', 'جمال', 'within'],
    ['تغيير كلمة المرور', 'تغيير كلمه', 'begins'],
    ['تغيير كلمة المرور', 'مرور', 'within'],
    ['إشغال القاعات', 'اشغال', 'begins'],
    ['Layla Hassan', 'lay', 'begins'],
    ['Layla Hassan', 'hassan layla', 'words'],
    ['Layla Hassan', 'has', 'words'],
    ['Layla Hassan', 'ssa', 'within'],
    ['CC-2026-0082', 'cc-2026', 'begins'],
    ['CC-2026-0082', '0082', 'words'],
    ['CC-2026-0082', '٠٠٨٢', 'words'],
    ['Safety (advanced)', 'adv', 'words'],
    ['Layla Hassan', '', 'begins'],
  ] as const)('%s: %s %s', (name, text, rank) => {
    expect(rankOf(name, text)).toBe(ranks[rank])
  })
  test.each([
    ['Layla Hassan', 'omar'],
    ['Layla Hassan', 'layla omar'],
    ['', 'layla'],
  ])('%s not: %s', (name, text) => {
    expect(rankOf(name, text)).toBeNull()
  })
  test('by the best of its names', () => {
    expect(bestRank(['Layla Hassan', 'ليلى حسن', 'TR-0007'], 'tr-0007')).toBe(ranks.begins)
    expect(bestRank(['Layla Hassan', null, undefined], 'layla@')).toBe(ranks.otherwise)
    expect(bestRank([], 'layla')).toBe(ranks.otherwise)
  })
})

test('those that begin with it stand first, equals as they came', () => {
  const names = ['أحمد مصطفى الجمال', 'سعاد جمال', 'جمال سالم', 'جمال عمر']
  expect(ranked(names, (name) => bestRank([name], 'جمال'))).toEqual([
    'جمال سالم',
    'جمال عمر',
    'سعاد جمال',
    'أحمد مصطفى الجمال',
  ])
})

describe('a title answers also without its article', () => {
  test.each([
    ['المتدربون', 'متدرب', 'begins'],
    ['إضافة متدرب', 'متدرب', 'words'],
    ['حضور المتدربين', 'متدرب', 'words'],
    ['المتدربون', 'المتدرب', 'begins'],
    ['الخطة السنوية', 'سنوي', 'words'],
    ['Trainees', 'trainee', 'begins'],
  ] as const)('%s: %s %s', (title, text, rank) => {
    expect(rankOfTitle(title, text)).toBe(ranks[rank])
  })
  test('so the page stands before the act, as in other languages', () => {
    const found = (['act', 'page'] as const).map((kind) => {
      const title = kind === 'act' ? 'إضافة متدرب' : 'المتدربون'
      return { kind, title, rank: rankOfTitle(title, 'متدرب')! }
    })
    expect(inOrder(found).map(({ title }) => title)).toEqual(['المتدربون', 'إضافة متدرب'])
  })
  test('what it has not it does not answer', () => {
    expect(rankOfTitle('المتدربون', 'مدرب')).toBeNull()
  })
})

describe('acts, pages and records', () => {
  const order = (text: string, ...given: (readonly ['act' | 'page' | 'record', string])[]) =>
    inOrder(given.map(([kind, name]) => ({ kind, name, rank: bestRank([name], text) }))).map(({ name }) => name)

  test('what begins with the text stands before an act that only has the word', () => {
    expect(order('trainee', ['act', 'Add a trainee'], ['page', 'Trainees'])).toEqual(['Trainees', 'Add a trainee'])
    expect(order('متدرب', ['act', 'إضافة متدرب'], ['page', 'متدربو الجهات'])).toEqual(['متدربو الجهات', 'إضافة متدرب'])
    expect(order('layla', ['act', 'Register Layla'], ['record', 'Layla Hassan'])).toEqual([
      'Layla Hassan',
      'Register Layla',
    ])
  })
  test('among those that answer as well an act stands first, a record last, however they came', () => {
    expect(order('trainee', ['record', 'Trainee seven'], ['page', 'Trainees'], ['act', 'Trainee to add'])).toEqual([
      'Trainee to add',
      'Trainees',
      'Trainee seven',
    ])
    expect(order('plan', ['page', 'The annual plan'], ['act', 'New plan row'])).toEqual([
      'New plan row',
      'The annual plan',
    ])
  })
})

describe('an act with its record', () => {
  const acts = [
    'Take attendance',
    'Registrations',
    'Participation and results',
    'تسجيل الحضور',
    'Class exams',
    'Class rooms',
  ].map((title) => ({ title }))
  test.each([
    ['take attendance CC-82', ['Take attendance'], 'cc-82'],
    ['attendance cc-2026-0082', ['Take attendance'], 'cc-2026-0082'],
    ['CC-82 results', ['Participation and results'], 'cc-82'],
    ['registrations Layla Hassan', ['Registrations'], 'layla hassan'],
    ['حضور CC-٨٢', ['تسجيل الحضور'], 'cc-82'],
    ['الحضور cc-82', ['تسجيل الحضور'], 'cc-82'],
    ['reg Layla', ['Registrations'], 'layla'],
    ['class CC-82', ['Class exams', 'Class rooms'], 'cc-82'],
    // One record is looked for: by what the first of those acts leaves.
    ['attendance results CC-82', ['Take attendance'], 'results cc-82'],
  ])('%s', (text, titles, rest) => {
    expect(actAndRecord(text, acts)).toEqual({ acts: titles.map((title) => ({ title })), rest })
  })
  test.each(['attendance', 'take attendance', 'Layla Hassan', 'CC-82', 'ta CC-82', 'tendance CC-82', ''])(
    '%s is not both',
    (text) => {
      expect(actAndRecord(text, acts)).toBeNull()
    },
  )
  test('without acts there is none', () => {
    expect(actAndRecord('attendance CC-82', [])).toBeNull()
  })
})
