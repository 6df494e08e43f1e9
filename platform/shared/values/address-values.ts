/** What stands in the places of an address, and what is left over in its query. */
export type AddressValues = Readonly<Record<string, string | number>>
