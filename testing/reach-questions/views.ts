import { sql } from 'kysely'
import { json } from '#platform/server/database.ts'
import type { TestServer } from '../server.ts'
import { answers, holds, type Question } from './ask.ts'

const definition = json({
  Filters: [],
  Search: '',
  Sort: '',
  Shown: [],
  Hidden: [],
  IsCompact: false,
  IsSideBySide: false,
})

/** Sami shows editors and trainees a view of a list, Layla keeps one for herself. */
export async function stageViews({ db }: TestServer): Promise<Record<string, number>> {
  const view = async (who: string, roles: string[]) => {
    const { rows } = await sql<{ id: number }>`
      insert into views.list_view (owner_id, list, name, definition, roles)
      select id, 'trainees', 'By name', ${definition}, ${roles} from accounts.account
      where email = ${`${who}@diwan.example`} returning id`.execute(db)
    return rows[0]!.id
  }
  return { viewOfSami: await view('sami', ['editor', 'trainee']), viewOfLayla: await view('layla', []) }
}

const listed = (asker: Parameters<Question>[0]) => answers(asker, 'GET /api/ListView/GetViews', { List: 'trainees' })

export const viewQuestions: Readonly<Record<string, Question>> = {
  listView: async (asker, ID) => ({
    listed: holds(await listed(asker), (row) => row['ID'] === ID, 'Views'),
  }),
  keptListView: async (asker, ID) => ({
    kept: holds(
      await listed(asker),
      (row) => row['ID'] === ID && (row['Actions'] as readonly string[]).includes('editView'),
      'Views',
    ),
  }),
}
