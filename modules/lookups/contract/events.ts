import '#platform/shared/event-kinds.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds {
    lookupEntrySaved: 'lookup'
    lookupEntryDeleted: 'lookup'
    lookupImported: 'lookup'
    lookupOrdered: 'lookup'
  }
  interface AuditKinds {
    lookupExported: 'lookup'
  }
  interface AuditFields {
    spellings: readonly string[]
    symbol: string
    perUsd: number
  }
}
