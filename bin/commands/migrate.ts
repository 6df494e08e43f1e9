import { onAcademy, ownerOf } from './academy.ts'

/* Brings the tables up to date as their owner, so that the server itself need never be given the owner's address. */
await onAcademy(async (academy) => {
  ownerOf(academy)
  const { migrated } = academy
  console.log(migrated.length > 0 ? `Migrated the database: ${migrated.length} steps.` : 'The database is up to date.')
})
