/** Whose pages say that mail does not arrive. */
export const peopleWithAddresses = ['trainee', 'instructor', 'organization'] as const
export type PersonWithAddress = (typeof peopleWithAddresses)[number]
