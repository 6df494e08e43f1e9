-- Whether people of a nationality need a visa; what is left to the default follows the academy's setting.
alter table lookups.nationality
  add column visa text not null default 'asDefault' check (visa in ('asDefault', 'notRequired', 'onArrival', 'required'));
