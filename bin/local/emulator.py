"""Runs the emulator until its standard input closes: it ends, and saves its state, even when its parent is killed."""

import os
import signal
import threading


def end_with_parent():
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=end_with_parent, daemon=True).start()

import gmpy2  # noqa: E402
from ministack.app import main  # noqa: E402
from ministack.services import cognito  # noqa: E402


class Users(dict):
    """Sign-ins walk over the users while sign-ups add some: each walk takes a copy, as one over the dict would fail."""

    def values(self):
        return list(super().values())

    def items(self):
        return list(super().items())


class UserPools(type(cognito._user_pools)):
    __slots__ = ()

    def __setitem__(self, key, pool):
        pool["_users"] = Users(pool["_users"])
        super().__setitem__(key, pool)


cognito._user_pools.__class__ = UserPools


def powmod(base, exponent, modulus):
    return int(gmpy2.powmod(base, exponent, modulus))


# A sign-in by SRP takes powers of numbers of 3072 bits: with Python's own, a quarter of a second of the emulator.
cognito.pow = powmod

try:
    main()
finally:
    # The functions' processes belong to this group.
    os.killpg(0, signal.SIGKILL)
