import { sql } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

/** Imports of people, by who uploaded them, and the academy's year, in which the classes of everybody's home stand. */
export async function stageRosters({ db }: TestServer): Promise<Record<string, number>> {
  const roster = async (email: string, kind: string) =>
    (
      await sql<{ id: number }>`insert into people.roster_import (file_name, uploaded_by, kind, header, rows, mapping)
        values ('people.csv', (select id from accounts.account where email = ${`${email}@diwan.example`}), ${kind}, '["Name"]', '[{"row": 2, "cells": ["x"]}]', '[null]')
        returning id`.execute(db)
    ).rows[0]!.id
  await sql`insert into planning.calendar_year (year, first_day, last_day, starts_at, ends_at, weekdays)
    values (2026, '2026-01-01', '2026-12-31', '09:00', '15:00', '{1,2,3,4,5}') on conflict (year) do nothing`.execute(
    db,
  )
  return {
    rosterOfCoordinator: await roster('huda', 'trainee'),
    rosterOfPayer: await roster('hany', 'trainee'),
    instructorsOfCoordinator: await roster('huda', 'instructor'),
  }
}

export const rosterQuestions: Readonly<Record<string, Question>> = {
  roster: async (asker, ID) => {
    const read = await answers(asker, 'GET /api/Trainee/GetRoster', { ID })
    return admitted({ read }, ({ status }) => status === 200)
  },
  classOnHome: async (asker, ID) => {
    const { status, text } = await answers(asker, 'GET /api/Trainee/GetHomeModel')
    const calendar = status === 200 ? (JSON.parse(text) as { Calendar: object | null }).Calendar : null
    const shown = { status: calendar === null ? 404 : 200, text: JSON.stringify(calendar) }
    return { shown: holds(shown, (row) => row['CourseClassID'] === ID, 'Classes') }
  },
}
