import type { Words } from '#platform/shared/words.ts'
import { fr as accommodation } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  /* Rights of which the word of the button alone does not say to what. */
  rights: {
    editRoom: 'Modifier une chambre d’hôtel',
    deleteRoom: 'Supprimer une chambre d’hôtel',
    editRoomPrice: 'Modifier un prix de chambre',
    deleteRoomPrice: 'Supprimer un prix de chambre',
  },
  /* The columns of rooms and their prices, as the audit shows them before and after. */
  columns: {
    hotelId: 'Numéro de l’hôtel',
    number: accommodation.fields.number,
    count: accommodation.fields.count,
    roomTypeId: 'Numéro du type de chambre',
    isActive: accommodation.fields.active,
    facilities: accommodation.fields.facilities,
    firstNight: accommodation.fields.firstNight,
    lastNight: accommodation.fields.lastNight,
    price: accommodation.fields.nightPrice,
  },
}
