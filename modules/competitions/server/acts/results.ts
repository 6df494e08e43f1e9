import { randomBytes } from 'node:crypto'
import { ranked } from '../../rules/ranking.ts'
import { clearResults, participants, satPapers, writeCertificates, writeResults } from '../store/results.ts'
import type { Competition } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/** Finds the places anew, by the marks that the papers have now. */
export async function place({ db }: Doing, competitionId: number): Promise<void> {
  await clearResults(db, competitionId)
  await writeResults(db, competitionId, ranked(await satPapers(db, competitionId)))
}

export const forget = ({ db }: Doing, competitionId: number) => clearResults(db, competitionId)

/** Whoever took part gets a certificate: its number counts on behind the competition's code, its code cannot be guessed from it. */
export async function certify({ db }: Doing, { id, code }: Pick<Competition, 'id' | 'code'>): Promise<void> {
  const given = (await participants(db, id)).map((each, at) => ({
    ...each,
    number: `${code}-${String(at + 1).padStart(3, '0')}`,
    code: randomBytes(16).toString('hex'),
  }))
  await writeCertificates(db, id, given)
}
