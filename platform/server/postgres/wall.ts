import pg from 'pg'
import { connectTo } from './client.ts'

/** The role that a person who is not staff is served as: held by the policies, and nobody can sign in as it. */
const personRoleOf = (role: string): string => `${role}_person`

/** The role behind the second wall that this role may act as, by the name it must have; null where there is none. */
export async function personRole(address: pg.ClientConfig): Promise<string | null> {
  const client = await connectTo(address)
  try {
    const { rows } = await client.query<{ name: string; stands: boolean }>(`
      select current_user as name, coalesce(bool_and(pg_has_role(current_user, r.oid, 'member')
        and not r.rolsuper and not r.rolbypassrls and has_schema_privilege(r.oid, 'people', 'usage')
        and not pg_has_role(r.oid, t.relowner, 'usage') and t.relrowsecurity), false) as stands
      from pg_class t left join pg_roles r on r.rolname = current_user || '_person'
      where t.oid = 'people.trainee'::regclass`)
    const { name, stands } = rows[0]!
    return stands ? personRoleOf(name) : null
  } finally {
    await client.end()
  }
}

/**
 * Sees to it that the role of the second wall is there, where the owner may make roles, and answers its name; null
 * where the role that serves may not act as it. Within the owner's transaction of grants.
 */
export async function ensurePersonRole(owner: pg.Client, role: string): Promise<string | null> {
  const name = personRoleOf(role)
  const { rows } = await owner.query<{ makes: boolean; there: boolean; frees: boolean }>(
    `select (o.rolsuper or o.rolcreaterole) as makes, exists (select from pg_roles where rolname = $1) as there,
       o.rolsuper and not a.rolbypassrls as frees
     from pg_roles o, pg_roles a where o.rolname = current_user and a.rolname = $2`,
    [name, role],
  )
  const { makes, there, frees } = rows[0]!
  if (frees) await owner.query(`alter role ${owner.escapeIdentifier(role)} bypassrls`)
  if (makes && !there) {
    await owner.query(`create role ${owner.escapeIdentifier(name)} nologin`)
    await owner.query(`grant ${owner.escapeIdentifier(name)} to ${owner.escapeIdentifier(role)}`)
  }
  const member = await owner.query<{ acts: boolean }>(
    `select coalesce((select pg_has_role($1, oid, 'member') from pg_roles where rolname = $2), false) as acts`,
    [role, name],
  )
  return member.rows[0]!.acts ? name : null
}

/**
 * Statements that show the role that serves staff all rows of the tables behind the wall, where it has not the attribute
 * `bypassrls`, which only an administrator of the server can give. PostgreSQL drops a policy that is constantly true from
 * its plans, but guesses how often a searched name occurs, in place of looking into its statistics.
 */
export async function policiesForAll(owner: pg.Client, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ table: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relrowsecurity and c.relkind in ('r', 'p') and pg_has_role(c.relowner, 'usage')
       and not exists (select from pg_policy p where p.polrelid = c.oid
         and p.polroles = array[(select oid from pg_roles where rolname = $1)])`,
    [role],
  )
  const name = owner.escapeIdentifier(role)
  return rows.map(
    ({ table }) =>
      `create policy ${owner.escapeIdentifier(`all for ${role}`)} on ${table} to ${name} using (true) with check (true)`,
  )
}
