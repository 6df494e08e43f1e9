/** What the list of nationalities says of a visa; `asDefault`: what the academy's setting says of all others. */
export const nationalityVisas = ['asDefault', 'notRequired', 'onArrival', 'required'] as const
export type NationalityVisa = (typeof nationalityVisas)[number]
