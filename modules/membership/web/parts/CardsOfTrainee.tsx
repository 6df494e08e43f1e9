import type { SectionOf } from '#platform/web/record-sections.ts'
import { CardRequestList } from './CardList.tsx'

/** On the page of a trainee: what was asked for and the cards that came of it. */
export const CardsOfTrainee = ({ ID }: SectionOf) => <CardRequestList traineeId={ID} />
