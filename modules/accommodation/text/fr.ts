import type { Words } from '#platform/shared/words.ts'
import { fr as lookups } from '#modules/lookups/text/fr.ts'
import { fr as kit } from '#platform/web/text/kit/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  screens: { rooms: 'Chambres d’hôtel', room: 'Chambre d’hôtel', roomPrices: 'Prix des chambres' },
  states: { active: terms.inUse, inactive: 'Hors service' },
  fields: {
    hotel: 'Hôtel ou maison d’hôtes',
    city: lookups.fields.city,
    kind: terms.kind,
    number: 'Numéro de chambre',
    count: 'Chambres',
    beds: 'Lits',
    roomType: terms.roomType,
    facilities: lookups.screens.RoomFacility,
    roomFacility: 'Avec',
    state: terms.state,
    active: terms.inUse,
    night: 'Nuit',
    nights: 'Nuits',
    firstNight: 'Première nuit',
    lastNight: 'Dernière nuit',
    nightPrice: 'Prix de la nuit',
    currency: kit.form.currency,
  },
  rooms: {
    tab: 'Chambres',
    kinds: { room: 'Une chambre numérotée', allotment: 'Un contingent de chambres' },
    kindHints: {
      room: 'Une chambre précise de l’hôtel.',
      allotment: 'Plusieurs chambres d’un même type que l’hôtel réserve à l’académie, sans numéros.',
    },
    allotment_zero: 'Aucune chambre',
    allotment_one: 'Contingent d’une chambre',
    allotment_two: 'Contingent de deux chambres',
    allotment_few: 'Contingent de {{count}} chambres',
    allotment_many: 'Contingent de {{count}} chambres',
    allotment_other: 'Contingent de {{count}} chambres',
    onlyActive: 'En service seulement',
    activeHint: 'Une chambre hors service reste dans la liste et ne compte plus parmi celles disponibles.',
    none: 'Aucune chambre ne correspond.',
    added: 'Chambre ajoutée.',
    saved: 'Chambre enregistrée.',
  },
  prices: {
    edit: 'Modifier le prix',
    none: 'Aucun prix ne correspond.',
    added: 'Prix ajouté.',
    saved: 'Prix enregistré.',
    lastNightHint: 'La dernière nuit fait partie de la période.',
    priceHint: 'De la chambre entière pour une nuit, quel que soit le nombre d’occupants.',
  },
  stay: {
    title: 'Calculer un séjour',
    hint: 'Choisissez l’hôtel, le type de chambre, la première nuit et le nombre de nuits : chaque nuit compte au prix de sa date.',
    total: 'Total : {{amount}}',
    noPrice: 'Aucune de ces nuits n’a de prix. Ajoutez-en un.',
    without: 'Sans prix',
    unpriced_zero: 'Toutes les nuits ont un prix.',
    unpriced_one: 'Une nuit n’a pas de prix et n’est pas dans le total.',
    unpriced_two: 'Deux nuits n’ont pas de prix et ne sont pas dans le total.',
    unpriced_few: '{{count}} nuits n’ont pas de prix et ne sont pas dans le total.',
    unpriced_many: '{{count}} nuits n’ont pas de prix et ne sont pas dans le total.',
    unpriced_other: '{{count}} nuits n’ont pas de prix et ne sont pas dans le total.',
  },
  acts: {
    addRoom: { do: 'Ajouter une chambre', past: 'Chambre d’hôtel ajoutée' },
    editRoom: { do: terms.edit, past: 'Chambre d’hôtel modifiée' },
    deleteRoom: {
      do: terms.remove,
      ask: '« {{room}} » de « {{hotel}} » est supprimée définitivement.',
      past: 'Chambre d’hôtel supprimée',
    },
    addRoomPrice: { do: 'Ajouter un prix', past: 'Prix de chambre ajouté' },
    editRoomPrice: { do: terms.edit, past: 'Prix de chambre modifié' },
    deleteRoomPrice: {
      do: terms.remove,
      ask: 'Le prix est supprimé définitivement : les nuits {{nights}} à « {{hotel}} » n’en ont plus.',
      past: 'Prix de chambre supprimé',
    },
  },
  refusals: {
    roomNumberUsed: 'Une autre chambre de cet hôtel porte le numéro {{number}}. Écrivez-en un autre.',
    roomPriceOverlaps:
      'Ce type de chambre a déjà un prix de la nuit du {{from}} à celle du {{to}}, et une nuit n’a qu’un prix. Changez la période ou modifiez l’autre prix.',
  },
}
