import pg from 'pg'

/**
 * Who may see a trainee through registrations and exams stands on the record and is kept there by triggers. Throws where
 * it is not what the registrations and exams of this database say, whichever way they were written. Looks at 2,000 at most.
 */
export async function holdReach(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query(`
      select * from (select code, instructor_ids, payer_ids,
        array(select instructor_id from people.teaching_facts where trainee_id = id
          union select instructor_id from people.examined_facts where trainee_id = id order by 1) as instructors,
        array(select distinct organization_id from people.paid_for_facts where trainee_id = id order by 1) as payers
        from people.trainee order by id limit 2000) t
      where (instructor_ids, payer_ids) is distinct from (instructors, payers)`)
    if (rows.length > 0) throw new Error(`The reach on the record is not what was written: ${JSON.stringify(rows)}`)
  } finally {
    await client.end()
  }
}
