create view accounts.account_facts as
select id as account_id, email as account_email, name_ar as account_name_ar, name_en as account_name_en, language as account_language, role, permissions, state as account_state
from accounts.account;

-- Who is found by name or address, and by name alone, since when letters to an address are somebody's, and since when there is the account.
create view accounts.addressed_facts as
select id as account_id, coalesce(address_since, created_at) as added_at, created_at as account_since, search as account_search,
  left(search, -1 - length(email)) as account_names
from accounts.account;

-- Whose profile has a photo.
create view accounts.photo_facts as
select id as account_id, photo_file_id from accounts.account where photo_file_id is not null;

-- When somebody came last.
-- may be null: last_login_at
create view accounts.activity_facts as
select id as account_id, last_login_at from accounts.account;
