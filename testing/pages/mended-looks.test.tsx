import './pretended-browser.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CourseRequest } from '#modules/requests/web/parts/request.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Screen } from '#platform/shared/screen.ts'

/* What stood wrong on a page once, held by the part that shows it. */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { draw } = await import('./draw.tsx')
const { sampleOf } = await import('./sample-reply.ts')
const { wordsIn, buttonsIn } = await import('./words.ts')
const { MeetingView } = await import('#modules/meetings/web/parts/MeetingView.tsx')
const { languages } = await import('#platform/shared/actor.ts')
const { MarkChoice } = await import('#modules/attendance/web/parts/MarkChoice.tsx')
const { HandInButton } = await import('#modules/exams/web/sitting/HandInButton.tsx')
const { TrackProgress } = await import('#modules/diplomas/web/parts/TrackProgress.tsx')
const { OwnAnswers } = await import('#modules/exams/web/marking/OwnAnswers.tsx')
const { languageNames, offeredLanguages, readIn } = await import('#platform/web/language.ts')
const { someOf } = await import('#platform/web/tables/address/some-of.ts')
const { ProposalView } = await import('#modules/requests/web/parts/ProposalView.tsx')
const { default: proposal } = await import('#modules/requests/documents/financial-proposal/sample.ts')
const { RoomList } = await import('#modules/chat/web/parts/RoomList.tsx')
const { chatCalls } = await import('#modules/chat/contract/calls.ts')
const { CostsOfRequest } = await import('#modules/requests/web/parts/CostsOfRequest.tsx')
const { requestsCalls } = await import('#modules/requests/contract/calls.ts')
const { BulkActions } = await import('#platform/web/tables/BulkActions.tsx')
const { useActionRunner } = await import('#platform/web/ui/acts/ActionBar.tsx')
const { NextStep } = await import('#modules/registration/web/parts/state/NextStep.tsx')
const { LanguageList } = await import('#platform/web/ui/texts/LanguageList.tsx')
const { LeavingCategory } = await import('#modules/feedback/web/parts/LeavingCategory.tsx')
const { feedbackCalls } = await import('#modules/feedback/contract/calls.ts')
const { LookupSelect } = await import('#platform/web/forms/fields/RecordSelect.tsx')
const { lookupsCalls } = await import('#modules/lookups/contract/calls.ts')
const { modules } = await import('#apps/web/modules.ts')
const { dismissToast, shownToasts } = await import('#platform/web/ui/toast.ts')

const drawn = (part: ReactNode, more: Partial<Parameters<typeof draw>[1]> & { words?: string[] } = {}) =>
  draw(
    {
      path: '/part',
      rule: 'all',
      auth: true,
      title: 'platform:none',
      words: more.words ?? [],
      page: async () => ({ default: () => part }),
    } as unknown as Screen,
    { language: 'en', answer: 'full', ...more },
  )

describe('the bar of chosen rows', () => {
  const rows = [{ Actions: ['approve'] }, { Actions: [] }]
  const bar = (action: string) =>
    drawn(<BulkActions module="planning" actions={{ [action]: someOf(rows, action, () => ({ run: () => {} })) }} />, {
      words: ['planning'],
    })
  test('names for how many of mixed rows an action is', async () => {
    expect(buttonsIn(await bar('approve')).join()).toMatch(/1 of 2/)
  })
  test('says why it is empty', async () => {
    expect(wordsIn(await bar('publish')).join(' ')).toContain('their states allow none')
  })
})

test('each mark of the attendance sheet has its word, its sign and its key, and the chosen one is told', async () => {
  const markup = await drawn(<MarkChoice label="Layla" value="late" onChange={() => {}} />, { words: ['attendance'] })
  const marks = [...markup.matchAll(/<button\b([^>]*)data-mark="(\w+)"([^>]*)>(.*?)<\/button>/gs)].map(
    ([, before, mark, after, inside]) => ({
      mark,
      key: /aria-keyshortcuts="(\w)"/.exec(`${before}${after}`)?.[1],
      checked: /aria-checked="(\w+)"/.exec(`${before}${after}`)?.[1],
      reached: /tabindex="0"/i.test(`${before}${after}`),
      sign: /tabler-icon-([\w-]+)/.exec(inside!)?.[1],
      word: wordsIn(inside!).join(''),
    }),
  )
  expect(marks.map(({ mark, key }) => [mark, key])).toEqual([
    ['present', 'P'],
    ['late', 'L'],
    ['leftEarly', 'E'],
    ['excused', 'X'],
    ['absent', 'A'],
  ])
  expect(new Set(marks.map(({ sign }) => sign)).size).toBe(5)
  expect(marks.every(({ word }) => word !== '')).toBe(true)
  expect(marks.filter(({ checked }) => checked === 'true').map(({ mark }) => mark)).toEqual(['late'])
  expect(marks.filter(({ reached }) => reached).map(({ mark }) => mark)).toEqual(['late'])
})

test('own answers say right, partly right or wrong by the mark, and nothing while none is given', async () => {
  const verdict = async (Score: number | null) => {
    const change = (reply: unknown) => {
      const paper = reply as { Questions?: object[] }
      const [first] = paper.Questions ?? []
      return { ...paper, Questions: [{ ...first, Score, Weight: 4 }] }
    }
    const markup = await drawn(<OwnAnswers code="EX-1" number={null} />, { change, words: ['sitting', 'exams'] })
    return /role="img" aria-label="([^"]*)"/.exec(markup)?.[1] ?? null
  }
  const [right, partly, wrong] = [await verdict(4), await verdict(1), await verdict(0)]
  expect(new Set([right, partly, wrong]).size).toBe(3)
  expect([right, partly, wrong]).not.toContain(null)
  expect(await verdict(null)).toBeNull()
})

describe('the toast of an action', () => {
  beforeEach(() => shownToasts().forEach(({ id }) => dismissToast(id)))
  const runner = async () => {
    const held: { runner?: ReturnType<typeof useActionRunner> } = {}
    function Probe() {
      held.runner = useActionRunner('planning')
      return null
    }
    await drawn(<Probe />, { words: ['planning'] })
    return held.runner!
  }
  const action = (more: object) => ({
    name: 'propose',
    words: { label: 'Propose', question: '' },
    run: async () => 'the answer',
    done: 'Proposed.',
    ...more,
  })

  test('says it once and takes it back, with what the call answered', async () => {
    const undone: unknown[] = []
    await (await runner()).start(action({ undo: (answer: unknown) => undone.push(answer) }))
    const [shown, ...others] = shownToasts()
    expect(others).toEqual([])
    expect(shown).toMatchObject({ kind: 'done', sentence: 'Proposed.', undo: { label: 'Undo' } })
    await shown!.undo!.run()
    expect(undone).toEqual(['the answer'])
  })
  test('offers no way back where there is none', async () => {
    await (await runner()).start(action({}))
    expect(shownToasts().map(({ sentence, undo }) => [sentence, undo])).toEqual([['Proposed.', undefined]])
  })
})

test('offered are the languages that every dictionary is whole in, and nobody reads in another', async () => {
  const names = wordsIn(await drawn(<LanguageList />)).filter((word) => Object.values(languageNames).includes(word))
  expect(names).toEqual(offeredLanguages.map((each) => languageNames[each]))
  expect(languages.filter((each) => readIn(each) !== each)).toEqual(
    languages.filter((each) => !offeredLanguages.includes(each)),
  )
  // A letter's words leave by mail in the reader's language: those of every module that has a dictionary.
  const root = join(import.meta.dirname, '../../modules')
  const { modules } = await import('#apps/web/modules.ts')
  const texts = [...new Set(modules.screens.map(({ title }) => title.split(':')[0]!))].map((each) =>
    join(root, each, 'text'),
  )
  const lacking = texts
    .filter((folder) => existsSync(join(folder, 'ar.ts')))
    .flatMap((folder) =>
      offeredLanguages.filter((each) => !existsSync(join(folder, `${each}.ts`))).map((each) => `${folder} ${each}`),
    )
  expect(lacking).toEqual([])
})

test('what was typed below a proposal is read sign by sign, and its lines end where they did', async () => {
  const Text = { en: 'Fees <b>below</b> 500\nand <script>x</script>' }
  const markup = await drawn(<ProposalView proposal={{ ...proposal.Proposal, Text } as never} />, {
    words: ['requests'],
  })
  expect(markup).toContain('Fees &lt;b&gt;below&lt;/b&gt; 500\nand &lt;script&gt;x&lt;/script&gt;</p>')
})

test('handing in is quiet until every question is answered', async () => {
  const variant = async (missing: number) =>
    /data-variant="(\w+)"/.exec(
      await drawn(<HandInButton missing={missing} disabled={false} onAsk={() => {}} />, { words: ['sitting'] }),
    )?.[1]
  expect([await variant(1), await variant(0)]).toEqual(['default', 'filled'])
})

test('a track is completed on the academy’s day', async () => {
  // Past midnight at the academy, and still the day before in Greenwich.
  const progress = { Needed: 1, Done: 1, RequiredLeft: 0, ElectivesLeft: 0, CompletedAt: '2026-03-01T22:30:00Z' }
  const words = wordsIn(await drawn(<TrackProgress progress={progress} label="" />, { words: ['diplomas'] }))
  expect(words.join(' ')).toMatch(/on 2\sMar/)
})

test('a draft of a meeting whose time has passed says why it cannot be scheduled', async () => {
  const said = async (...Actions: string[]) => {
    const change = (reply: unknown) =>
      reply !== null && typeof reply === 'object' && 'IsKept' in reply
        ? { ...reply, State: 'draft', IsKept: true, Actions }
        : reply
    return wordsIn(await drawn(<MeetingView id={1} />, { change, words: ['meetings'] })).join(' ')
  }
  expect(await said('editMeeting', 'deleteMeeting')).toContain('Change day and time first')
  expect(await said('scheduleMeeting', 'editMeeting', 'deleteMeeting')).not.toContain('Change day and time first')
})

test('an organization is not addressed as its trainee', async () => {
  const row = { Status: 'confirmed', Main: 'confirmed', Reason: null, WaitingPosition: null, OrganizationAgreed: null }
  const sentence = async (own: boolean) =>
    wordsIn(
      await drawn(<NextStep own={own} registration={{ ...row, SeatUntil: null, OrganizationName: {} } as never} />, {
        words: ['registration', 'registration/paying'],
      }),
    ).join(' ')
  expect(await sentence(true)).toContain('See you there')
  expect(await sentence(false)).toContain('The place of the trainee is confirmed.')
})

test('beside the costs of a request a proposal that is written is sent next', async () => {
  const full = sampleOf(requestsCalls.getCourseRequest.reply, 'full', 'en') as CourseRequest
  const primary = async (Actions: CourseRequest['Actions'], State: CourseRequest['Proposals'][number]['State']) => {
    const request = { ...full, Actions, Proposals: full.Proposals.map((each) => ({ ...each, State })) }
    const markup = await drawn(<CostsOfRequest request={request} onReload={() => {}} />, { words: ['requests'] })
    return [...markup.matchAll(/<button\b([^>]*)>.*?<\/button>/gs)]
      .filter(([, attributes]) => /data-variant="filled"/.test(attributes!))
      .map(([whole]) => wordsIn(whole).join(' ').trim())
  }
  expect(await primary(['writeProposal', 'sendProposal'], 'draft')).toEqual(['Send the proposal'])
  expect(await primary(['takeUnderCosting'], 'declined')).not.toContain('Send the proposal')
})

test('the last words of a chat run as their own language does, whatever the name of who said them', async () => {
  const { Items } = sampleOf(chatCalls.getRooms.reply, 'full', 'ar') as Output<typeof chatCalls.getRooms>
  const room = { ...Items[0]!, Last: { ...Items[0]!.Last!, IsDeleted: false, IsOwn: false, Text: 'Well done' } }
  const list = <RoomList rooms={[room]} chosen={null} onChoose={() => {}} onBegin={() => {}} />
  const markup = await drawn(list, { language: 'ar', words: ['chat'] })
  // Of what is isolated the direction is not taken.
  expect(markup).toMatch(/<span dir="auto"[^>]*><bdi>[^<]+<\/bdi>[^<]*(?:<!-- -->)*[^<]*Well done<\/span>/)
})

test('a category of feedback that something uses is not asked to be deleted: each place leads to what uses it', async () => {
  const { Items } = sampleOf(feedbackCalls.getFeedbackCategories.reply, 'full', 'en') as Output<
    typeof feedbackCalls.getFeedbackCategories
  >
  const category = { ...Items[0]!, ID: 7, IsActive: true }
  const leaving = (Places: object[]) =>
    drawn(<LeavingCategory category={category} onClose={() => {}} />, {
      words: ['feedback', 'lookups'],
      role: 'editor',
      change: () => ({ Places }),
    })
  const used = await leaving([{ Screen: '/Question/AssessmentCourseQuestion', Filter: 'CategoryID', Count: 2 }])
  expect(used).toContain('href="/Question/AssessmentCourseQuestion?CategoryID=7"')
  expect(buttonsIn(used).join()).toBe('Course feedback questions,Stop offering it')
  expect(buttonsIn(await leaving([])).join()).toBe('Cancel,Delete')
})

describe('what a record bears though it is not offered any more', () => {
  const offered = [{ ID: 1, Code: 'NEW', Name: { en: 'New hall' } }]
  const all = [...offered, { ID: 5, Code: 'OLD', Name: { en: 'Old hall' } }]
  /** A lookup answers what is offered, and beside it what is asked for by its id. */
  const lookup = (reply: unknown, asked: unknown) =>
    asked !== undefined && Object.hasOwn(asked as object, 'Lookup')
      ? { Items: Object.hasOwn(asked as object, 'ID') ? all : offered }
      : reply
  const page = (path: string) => modules.screens.find((screen) => screen.path === path)!

  test('is named by the field of a list that comes whole', async () => {
    // As pages have it: the build leaves out what the call takes.
    const { query: _, ...call } = lookupsCalls.getLookupOptions
    const field = { call, lookup: 'RequestLocation', label: 'Hall', onChange: () => {} }
    const fields = (
      <>
        <LookupSelect {...field} value={5} />
        <LookupSelect {...field} value={[1, 5]} multiple />
      </>
    )
    const markup = await drawn(fields, { change: lookup })
    expect(markup).toContain('value="Old hall"')
    expect(wordsIn(markup).join(' ')).toMatch(/New hall.*Old hall/)
  })
  test('is named by the kind of a contact', async () => {
    const old = { ID: 1, Type: 'OLD', TypeName: { en: 'Old fax' }, Value: '+201000000001', IsMain: false }
    const change = (reply: unknown, asked: unknown) =>
      Object.hasOwn(reply as object, 'Contacts')
        ? { ...(reply as object), Actions: ['updateTrainee'], Contacts: [old] }
        : lookup(reply, asked)
    const drawing = {
      language: 'en',
      answer: 'full',
      role: 'admin',
      address: '/User/Trainee-Edit/1?edit=true',
    } as const
    expect(await draw(page('/User/Trainee-Edit/:ID?'), { ...drawing, change })).toContain('value="Old fax"')
  })
  test('is named in the form of an exam question', async () => {
    const change = (reply: unknown, asked: unknown) =>
      Object.hasOwn(reply as object, 'LevelID') ? { ...(reply as object), LevelID: 5 } : lookup(reply, asked)
    const drawing = { language: 'en', answer: 'full', role: 'editor' } as const
    expect(await draw(page('/Question/QuestionBank-edit/:ID?'), { ...drawing, change })).toContain('value="Old hall"')
  })
})
