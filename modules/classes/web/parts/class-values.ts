import type { Money } from '#platform/shared/values/money.ts'
import type { CourseClass } from './course-class.ts'

/** What the form of a class holds while it is written. */
export interface ClassValues {
  StartDate: string
  EndDate: string
  Place: CourseClass['Place']
  ClassRoomID: number | null
  Language: string
  MinTrainees: number | null
  MaxTrainees: number | null
  Fee: Money | null
  OrganizationID: number | null
  TrainingStrategyID: number | null
  RequestLocationID: number | null
  OnlineLink: string
  Notes: string
}

export const classValues = (found: CourseClass): ClassValues => ({
  StartDate: found.StartDate,
  EndDate: found.EndDate,
  Place: found.Place,
  ClassRoomID: found.ClassRoomID,
  Language: found.Language,
  MinTrainees: found.MinTrainees,
  MaxTrainees: found.MaxTrainees,
  Fee: found.Fee,
  OrganizationID: found.OrganizationID,
  TrainingStrategyID: found.TrainingStrategyID,
  RequestLocationID: found.RequestLocationID,
  OnlineLink: found.OnlineLink,
  Notes: found.Notes,
})

export const emptyClass: ClassValues = {
  StartDate: '',
  EndDate: '',
  Place: 'academy',
  ClassRoomID: null,
  Language: 'ar',
  MinTrainees: null,
  MaxTrainees: null,
  Fee: null,
  OrganizationID: null,
  TrainingStrategyID: null,
  RequestLocationID: null,
  OnlineLink: '',
  Notes: '',
}
