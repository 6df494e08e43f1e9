import type { DBSchema } from 'idb'
import { openBrowserDatabase } from '#platform/web/kept/browser-database.ts'
import { keyOf, type KeptAnswer, type KeptPaper } from './kept-answers.ts'

/** Where a browser keeps answers until they are safe at the server, and papers that are being sat. */
export interface AnswerStore {
  /** One write, begun at once: a page that is closed right after it has kept the answer. */
  keep(answer: KeptAnswer): Promise<void>
  /** Makes other answers out of those of an attempt, all or nothing, one tab at a time; gives them. */
  change(
    attemptId: number,
    how: (answers: readonly KeptAnswer[], lastSeq: number) => readonly KeptAnswer[],
  ): Promise<readonly KeptAnswer[]>
  answersOf(uid: number): Promise<KeptAnswer[]>
  keepPaper(paper: KeptPaper): Promise<void>
  papersOf(uid: number): Promise<KeptPaper[]>
  dropPaper(attemptId: number): Promise<void>
}

interface Kept extends DBSchema {
  answers: { key: [number, number, number]; value: KeptAnswer; indexes: { attempt: number; person: number } }
  papers: { key: number; value: KeptPaper; indexes: { person: number } }
}

const placeOf = (answer: KeptAnswer): [number, number, number] => [answer.attemptId, answer.examQuestionId, answer.seq]

/** The number stays known when its answer is kept no longer: another answer under it would be refused. */
const lastSeqOf = (answers: readonly KeptAnswer[], before = 0) =>
  Math.max(before, ...answers.map((answer) => answer.seq))
const withLastSeq = (paper: KeptPaper, answers: readonly KeptAnswer[]): KeptPaper => ({
  ...paper,
  lastSeq: lastSeqOf(answers, paper.lastSeq),
})

/** In the browser's database: survives a reload, a closed tab and a restart. */
export async function openBrowserStore(): Promise<AnswerStore> {
  const { opened: database, keep } = await openBrowserDatabase<Kept>('diwan-answers', 1, (db) => {
    const answers = db.createObjectStore('answers', { keyPath: ['attemptId', 'examQuestionId', 'seq'] })
    answers.createIndex('attempt', 'attemptId')
    answers.createIndex('person', 'uid')
    db.createObjectStore('papers', { keyPath: 'attemptId' }).createIndex('person', 'uid')
  })

  return {
    keep: (answer) => keep('answers', answer),
    async change(attemptId, how) {
      const transaction = (await database()).transaction(['answers', 'papers'], 'readwrite', { durability: 'strict' })
      const answers = transaction.objectStore('answers')
      const [before, paper] = await Promise.all([
        answers.index('attempt').getAll(attemptId),
        transaction.objectStore('papers').get(attemptId),
      ])
      const after = how(before, paper?.lastSeq ?? 0)
      const stays = new Set(after.map(keyOf))
      await Promise.all([
        ...before.filter((answer) => !stays.has(keyOf(answer))).map((answer) => answers.delete(placeOf(answer))),
        ...after.filter((answer) => !before.includes(answer)).map((answer) => answers.put(answer)),
        paper && transaction.objectStore('papers').put(withLastSeq(paper, after)),
        transaction.done,
      ])
      return after
    },
    answersOf: async (uid) => (await database()).getAllFromIndex('answers', 'person', uid),
    async keepPaper(paper) {
      const { store: papers, done } = (await database()).transaction('papers', 'readwrite')
      const before = await papers.get(paper.attemptId)
      await Promise.all([papers.put({ ...paper, lastSeq: Math.max(paper.lastSeq, before?.lastSeq ?? 0) }), done])
    },
    papersOf: async (uid) => (await database()).getAllFromIndex('papers', 'person', uid),
    dropPaper: async (attemptId) => (await database()).delete('papers', attemptId),
  }
}

/** For a browser that keeps nothing, and for tests: lives as long as the page. */
export function openMemoryStore(kept: readonly KeptAnswer[] = []): AnswerStore {
  let answers = [...kept]
  const papers = new Map<number, KeptPaper>()
  const lastSeqs = new Map<number, number>()
  const isSamePlace = (one: KeptAnswer, other: KeptAnswer) => String(placeOf(one)) === String(placeOf(other))
  return {
    async keep(answer) {
      answers = [...answers.filter((each) => !isSamePlace(each, answer)), answer]
    },
    async change(attemptId, how) {
      const own = answers.filter((answer) => answer.attemptId === attemptId)
      const after = how(own, lastSeqs.get(attemptId) ?? 0)
      answers = [...answers.filter((answer) => answer.attemptId !== attemptId), ...after]
      lastSeqs.set(attemptId, lastSeqOf(after, lastSeqs.get(attemptId)))
      return after
    },
    answersOf: async (uid) => answers.filter((answer) => answer.uid === uid),
    async keepPaper(paper) {
      papers.set(paper.attemptId, paper)
      lastSeqs.set(paper.attemptId, Math.max(paper.lastSeq, lastSeqs.get(paper.attemptId) ?? 0))
    },
    papersOf: async (uid) => [...papers.values()].filter((paper) => paper.uid === uid),
    dropPaper: async (attemptId) => void papers.delete(attemptId),
  }
}
