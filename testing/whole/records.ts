import pg from 'pg'

/**
 * What stands on a trainee's record a second time and is kept there by triggers: who may see it through registrations and
 * exams, and its lists. Throws where it is not what the other tables of this database say, whichever way they were
 * written. Looks at 2,000 trainees at most.
 */
export async function holdRecords(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    for (const [what, statement] of Object.entries({ reach, lists })) {
      const { rows } = await client.query(statement)
      if (rows.length > 0) throw new Error(`The ${what} on the record is not what was written: ${JSON.stringify(rows)}`)
    }
  } finally {
    await client.end()
  }
}

const reach = `
  select * from (select code, instructor_ids, payer_ids,
    array(select instructor_id from people.teaching_facts where trainee_id = id
      union select instructor_id from people.examined_facts where trainee_id = id order by 1) as instructors,
    array(select distinct organization_id from people.paid_for_facts where trainee_id = id order by 1) as payers
    from people.trainee order by id limit 2000) t
  where (instructor_ids, payer_ids) is distinct from (instructors, payers)`

/** The columns of each list as the record names them; in which order they stand there is what tests of the calls ask. */
const lists = `
  with asked as (select id, code, lists from people.trainee order by id limit 2000),
  kept as (
    select t.code, list.key as list, entry.value as entry from asked t
    cross join jsonb_each(t.lists) list cross join jsonb_array_elements(list.value) entry),
  written as (
    select t.code, 'contacts' as list, to_jsonb(e) as entry from asked t
    join (select trainee_id, id as "ID", type_id as "typeId", value as "Value", is_main as "IsMain" from people.trainee_contact) e
      on e.trainee_id = t.id
    union all
    select t.code, 'education', to_jsonb(e) from asked t
    join (select trainee_id, id as "ID", degree_id as "DegreeID", subject as "Subject", institution as "Institution",
        year as "Year", is_main as "IsMain" from people.trainee_education) e on e.trainee_id = t.id
    union all
    select t.code, 'attachments', to_jsonb(e) from asked t
    join (select a.trainee_id, a.id as "ID", a.title as "Title", a.file_id as "FileID", f.name as "FileName", f.bytes as "Bytes"
        from people.trainee_attachment a join platform.file f on f.id = a.file_id) e on e.trainee_id = t.id),
  bare as (select code, list, entry - 'trainee_id' as entry from written)
  (select 'kept' as where, * from kept except all select 'kept', * from bare)
  union all (select 'written', * from bare except all select 'written', * from kept)`
