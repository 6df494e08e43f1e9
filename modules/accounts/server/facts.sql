create view accounts.account_facts as
select id as account_id, email as account_email, name_ar as account_name_ar, name_en as account_name_en, language as account_language, role, permissions, state as account_state
from accounts.account;
