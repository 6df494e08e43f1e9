import { expect, test } from 'vitest'
import { isPersonal, mostRemarks, remarksToReuse, type WrittenRemark } from './remarks.ts'

const written = (comment: string, more: Partial<WrittenRemark> = {}): WrittenRemark => ({
  examQuestionId: 1,
  comment,
  isMine: false,
  names: ['ليلى حسن', 'Layla Hassan'],
  ...more,
})

test('the own ones come first, then the most used; alike they are one, in the newest words', () => {
  const remarks = remarksToReuse([
    written('An example is missing'),
    written('an  example is missing', { examQuestionId: 2 }),
    written('Severity is missing '),
    written('Well argued', { isMine: true }),
    written('أحسنت الربط', { isMine: true }),
    written('احسنت الربط'),
  ])
  expect(remarks).toEqual([
    { comment: 'أحسنت الربط', uses: 2, isMine: true, examQuestionIds: [1] },
    { comment: 'Well argued', uses: 1, isMine: true, examQuestionIds: [1] },
    { comment: 'An example is missing', uses: 2, isMine: false, examQuestionIds: [1, 2] },
    { comment: 'Severity is missing', uses: 1, isMine: false, examQuestionIds: [1] },
  ])
})

test('what speaks to the person whose paper it is stays there, and so does what is long or empty', () => {
  const kept = (comment: string) => remarksToReuse([written(comment)]).length
  expect(['Layla, read the question', 'أحسنت يا ليلى', 'Well done, HASSAN!'].map(kept)).toEqual([0, 0, 0])
  expect(['Write to omar@diwan.example', 'Call +20 1001234567', 'اتصل بي ٠١٠٠١٢٣٤٥٦'].map(kept)).toEqual([0, 0, 0])
  expect(['', '   ', 'x'.repeat(301)].map(kept)).toEqual([0, 0, 0])
  expect(['x'.repeat(300), 'Delayla', 'See 2024'].map(kept)).toEqual([1, 1, 1])
  // On the paper of somebody else the word is none of a name.
  expect(remarksToReuse([written('حسن', { names: ['منى سعيد'] })])).toHaveLength(1)
})

test('short words of a name are no names', () => {
  expect(isPersonal({ comment: 'ورد عن ابن سينا في كتاب بن بطوطة', names: ['خالد بن علي'] })).toBe(false)
  expect(isPersonal({ comment: 'عليك بالمثال يا علي', names: ['خالد بن علي'] })).toBe(true)
})

test('there are not more than can be looked through', () => {
  const many = Array.from({ length: 500 }, (_, at) => written(`Remark ${at}`))
  expect(remarksToReuse(many)).toHaveLength(mostRemarks)
})
